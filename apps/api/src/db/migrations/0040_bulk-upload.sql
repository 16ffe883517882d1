CREATE TABLE "upload_rows" (
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" text[] NOT NULL,
	"edits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"broken" text,
	"facts" jsonb,
	"provenance" jsonb,
	"country_filled" text,
	"lng" double precision,
	"lat" double precision,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"near" jsonb,
	"choice" text,
	"result" text,
	"site_id" uuid,
	"change_id" uuid,
	CONSTRAINT "upload_rows_upload_id_row_pk" PRIMARY KEY("upload_id","row"),
	CONSTRAINT "upload_rows_choice_known" CHECK (choice in ('create', 'skip', 'fill')),
	CONSTRAINT "upload_rows_result_known" CHECK (result in ('created', 'filled', 'faulty', 'duplicate', 'skipped', 'removed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_id" uuid,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"format" text NOT NULL,
	"delimiter" text NOT NULL,
	"source" text NOT NULL,
	"licence" text,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"header_key" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"successful" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_state_known" CHECK (state in ('checking', 'ready', 'committing', 'done', 'undoing', 'undone', 'discarded')),
	CONSTRAINT "uploads_format_known" CHECK (format in ('csv', 'json')),
	CONSTRAINT "uploads_name_length" CHECK (length(name) <= 200)
);
--> statement-breakpoint
ALTER TABLE "upload_rows" ADD CONSTRAINT "upload_rows_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_rows_faulty" ON "upload_rows" USING btree ("upload_id","row") WHERE issues <> '[]';--> statement-breakpoint
CREATE INDEX "upload_rows_near" ON "upload_rows" USING btree ("upload_id","row") WHERE near is not null;--> statement-breakpoint
CREATE INDEX "uploads_newest" ON "uploads" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploads_by_header" ON "uploads" USING btree ("header_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploads_of_person" ON "uploads" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "uploads_expiring" ON "uploads" USING btree ("expires_at");