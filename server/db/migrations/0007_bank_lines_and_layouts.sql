CREATE TABLE "bank_layouts" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "link" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_link" CHECK ("bank_lines"."link" in ('received', 'entered'));