CREATE TABLE "kept_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"booked_on" date,
	"amount_cents" integer NOT NULL,
	"text" text NOT NULL,
	"bank_reference" text,
	"occurrence" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_lines_state" CHECK ("kept_lines"."state" in ('waiting', 'ignored')),
	CONSTRAINT "kept_lines_amount" CHECK ("kept_lines"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_lines" DROP CONSTRAINT "bank_lines_pkey";--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_id_payment_id_pk" PRIMARY KEY("id","payment_id");--> statement-breakpoint
CREATE INDEX "kept_lines_kept" ON "kept_lines" USING btree ("kept_at");