import { Skeleton, SkeletonGroup } from '#web/ui/page/skeleton.tsx'

/** Placeholder for a list that is loading. */
export function RowSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <SkeletonGroup
      label={label}
      className="flex flex-col divide-y divide-line rounded-lg border border-line bg-white"
    >
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key} className="flex flex-col gap-2 p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
