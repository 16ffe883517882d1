CREATE TABLE "instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_samples" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"n" bigint NOT NULL,
	"added" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "size_samples_day_name_pk" PRIMARY KEY("day","name"),
	CONSTRAINT "size_samples_name_known" CHECK (name in ('people', 'sites', 'reports', 'photos', 'dives', 'threads', 'posts', 'groups', 'events', 'trips', 'messages', 'notifications', 'audit-entries', 'database-bytes', 'file-bytes'))
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "broadcast_messages" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcast_messages" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "instances_seen" ON "instances" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_type" ON "audit_log" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "broadcast_messages" ADD CONSTRAINT "broadcast_messages_ends_later" CHECK (ends_at > starts_at);