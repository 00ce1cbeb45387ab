ALTER TABLE "payments" DROP CONSTRAINT "payments_papers_wait";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "granted_cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_papers_wait" CHECK ("payments"."papers_due_at" is null or (("payments"."state" = 'received' or "payments"."kind" = 'refund') and "payments"."entry_before" is not null));