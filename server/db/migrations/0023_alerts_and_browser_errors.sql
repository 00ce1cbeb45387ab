CREATE TABLE "alerts" (
	"kind" text NOT NULL,
	"server" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"suspected_at" timestamp with time zone,
	"began_at" timestamp with time zone,
	"calm_since" timestamp with time zone,
	"facts" jsonb,
	"told_on" date,
	"told_over_on" date,
	CONSTRAINT "alerts_kind_server_pk" PRIMARY KEY("kind","server"),
	CONSTRAINT "alerts_kind" CHECK ("alerts"."kind" in ('mail-stuck', 'card-failing', 'disk-full', 'backup-old', 'certificate-ending', 'no-backup-key'))
);
--> statement-breakpoint
CREATE TABLE "browser_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"page" text NOT NULL,
	"browsers" text[] NOT NULL,
	"version" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "browser_errors_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "provider_failures" (
	"call" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_errors_last" ON "browser_errors" USING btree ("last_at");