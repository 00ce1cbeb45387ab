import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

/** The payment screen while its booking is looked for. */
export function PaymentSkeleton() {
  return (
    <SkeletonGroup
      label="Looking for your booking"
      className="noscript:hidden! page-column grid gap-4 pt-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10 lg:pt-10"
    >
      <div className="flex items-center gap-3.5 border-b border-line pb-3 lg:hidden">
        <Skeleton className="h-13 w-18" />
        <Skeleton className="h-10 grow" />
      </div>
      <div className="grid gap-4 lg:gap-6">
        <Skeleton className="h-14 w-72 max-w-full lg:h-12 lg:w-120" />
        <div className="grid gap-3 lg:grid-cols-2">
          <Skeleton className="h-32 rounded-[1.25rem] lg:h-44" />
          <Skeleton className="h-32 rounded-[1.25rem] lg:h-44" />
        </div>
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="h-18 rounded-lg" />
          <Skeleton className="h-18 rounded-lg" />
        </div>
      </div>
      <Skeleton className="rounded-xl max-lg:hidden lg:h-120" />
    </SkeletonGroup>
  )
}
