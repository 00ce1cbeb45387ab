import { Card } from '#web/ui/card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

/** The payment screen while its booking is looked for. */
export function PaymentSkeleton() {
  return (
    <SkeletonGroup label="Looking for your booking" className="page-column py-8 sm:py-12">
      <Skeleton className="h-10 w-64 max-w-full sm:h-14" />
      <Skeleton className="mt-4 h-6 w-96 max-w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
        </Card>
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-8" />
        </Card>
      </div>
    </SkeletonGroup>
  )
}
