/** @module-tag postgres */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBreakingStatements } from '#test/releases/breaking-statements.ts'
import { recordedReleases } from '#test/releases/releases.ts'
import { contractions, reviewedMigrations } from './contractions.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/** All but the first migration, which no earlier version can run beside. */
const breaking = globSync('*.sql', { cwd: FOLDER })
  .toSorted()
  .slice(1)
  .map((file) => ({
    migration: basename(file, '.sql'),
    statements: findBreakingStatements(readFileSync(join(FOLDER, file), 'utf8')),
  }))
  .filter(({ statements }) => statements.length > 0)

test('every migration that could break the version before it is listed, and no other', () => {
  const listed = [...contractions.map(({ migration }) => migration), ...Object.keys(reviewedMigrations)]
  // Expand first, and contract with a later version (decision 0047).
  expect(breaking.filter(({ migration }) => !listed.includes(migration))).toEqual([])
  const found = breaking.map(({ migration }) => migration)
  expect(listed.filter((migration) => !found.includes(migration))).toEqual([])
})

test('the version that a contraction needs was released with a recorded database', () => {
  const releases = recordedReleases()
  expect(contractions.filter(({ needs }) => !releases.includes(needs))).toEqual([])
})

test.each([
  [
    'a new table',
    'CREATE TABLE "walks" ("id" uuid PRIMARY KEY NOT NULL, "at" timestamp with time zone NOT NULL);',
  ],
  [
    'a new table that goes with its booking',
    `CREATE TABLE "walks" ("booking_id" uuid NOT NULL, "state" text NOT NULL CHECK (state in ('a', 'b')));
     CREATE UNIQUE INDEX "one" ON "walks" USING btree ("booking_id");
     ALTER TABLE "walks" ADD CONSTRAINT "b" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;`,
  ],
  ['a column that may stay empty', 'ALTER TABLE "bookings" ADD COLUMN "walks" text;'],
  ['a column with a default', `ALTER TABLE "bookings" ADD COLUMN "walks" numeric(4,2) DEFAULT 0 NOT NULL;`],
  [
    'a computed column',
    'ALTER TABLE "bookings" ADD COLUMN "walks" text GENERATED ALWAYS AS (lower("email")) STORED NOT NULL;',
  ],
  [
    'a check on new columns',
    `ALTER TABLE "bookings" ADD COLUMN "walks" integer;--> statement-breakpoint
     ALTER TABLE "bookings" ADD COLUMN "runs" integer;--> statement-breakpoint
     ALTER TABLE "bookings" ADD CONSTRAINT "more" CHECK ("bookings"."walks" >= "bookings"."runs");`,
  ],
  [
    'an index',
    'CREATE INDEX "found" ON "bookings" USING btree ("email") WHERE "bookings"."email" is not null;',
  ],
  ['what only a comment says', '-- DROP TABLE "bookings";'],
])('%s is not breaking', (_what, sql) => {
  expect(findBreakingStatements(sql)).toEqual([])
})

test.each([
  ['a table that goes', 'DROP TABLE "contacts" CASCADE;'],
  ['a column that goes', 'ALTER TABLE "bookings" DROP COLUMN "age";'],
  ['another name of a table', 'ALTER TABLE "bookings" RENAME TO "stays";'],
  ['another name of a column', 'ALTER TABLE "bookings" RENAME COLUMN "age" TO "years";'],
  ['another type', 'ALTER TABLE "bookings" ALTER COLUMN "age" SET DATA TYPE text;'],
  ['a column that has to be filled from now on', 'ALTER TABLE "bookings" ALTER COLUMN "age" SET NOT NULL;'],
  ['a default that goes', 'ALTER TABLE "mails" ALTER COLUMN "attempts" DROP DEFAULT;'],
  ['a new column that has to be filled', 'ALTER TABLE "bookings" ADD COLUMN "walks" text NOT NULL;'],
  ['a new column that is unique', 'ALTER TABLE "bookings" ADD COLUMN "walks" text UNIQUE;'],
  ['two changes in one', 'ALTER TABLE "bookings" ADD COLUMN "walks" text, DROP COLUMN "age";'],
  [
    'a check on what is there',
    `ALTER TABLE "bookings" ADD COLUMN "walks" integer;
     ALTER TABLE "bookings" ADD CONSTRAINT "more" CHECK ("bookings"."walks" >= "bookings"."total_cents");`,
  ],
  ['a check that is gone', 'ALTER TABLE "bookings" DROP CONSTRAINT "bookings_quote_adds_up";'],
  ['what must be unique', 'CREATE UNIQUE INDEX "one" ON "bookings" USING btree ("email");'],
  [
    'a new table that keeps its booking from being deleted',
    `CREATE TABLE "walks" ("booking_id" uuid NOT NULL);
     ALTER TABLE "walks" ADD CONSTRAINT "b" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action;`,
  ],
  ['rows that change', `UPDATE "mails" SET "state" = 'sent';`],
  ['rows that go', 'DELETE FROM "leases";'],
  ['rows that come', `INSERT INTO "leases" VALUES ('a');`],
  ['a trigger', 'CREATE TRIGGER "t" BEFORE UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION f();'],
  ['what hides behind another statement', 'CREATE TABLE "walks" ("id" uuid); DROP TABLE "contacts";'],
])('%s is found as breaking', (_what, sql) => {
  expect(findBreakingStatements(sql)).toHaveLength(1)
})
