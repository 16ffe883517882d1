ALTER TABLE "dive_logs" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "dive_logs" ADD COLUMN "named_revision" integer;