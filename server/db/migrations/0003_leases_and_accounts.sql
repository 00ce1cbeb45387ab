CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_of_provider" UNIQUE("provider_id","account_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_in_lower_case" CHECK ("users"."email" = lower("users"."email"));