CREATE TABLE "notion_sync" (
	"id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "notion_sync_one_row" CHECK ("notion_sync"."id" = 1),
	CONSTRAINT "notion_sync_state" CHECK ("notion_sync"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "notion_sync_ended" CHECK (("notion_sync"."state" = 'running') = ("notion_sync"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "password_mark" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_id_unique" UNIQUE("id");