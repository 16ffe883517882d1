CREATE TABLE "certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_key" uuid,
	"agency" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"depth" real,
	"issued_on" date,
	"number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certifications_agency_length" CHECK (length(agency) <= 100),
	CONSTRAINT "certifications_level_length" CHECK (length(level) <= 100),
	CONSTRAINT "certifications_number_length" CHECK (length(number) <= 60),
	CONSTRAINT "certifications_kind_known" CHECK (kind in ('core', 'speciality', 'leader', 'instructor')),
	CONSTRAINT "certifications_depth_range" CHECK (depth between 1 and 350)
);
--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "due_told" text;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_once" ON "certifications" USING btree ("owner_id","client_key");