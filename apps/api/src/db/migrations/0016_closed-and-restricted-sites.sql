ALTER TABLE "sites" ADD COLUMN "access_status" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "access_status_since" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "access_status_reason" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "access_status_source" text;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_known" CHECK (access_status in ('open', 'restricted', 'closed'));--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_since_date" CHECK (access_status_since ~ '^[12][0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$');--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_reason_length" CHECK (length(access_status_reason) <= 200);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_source_length" CHECK (length(access_status_source) <= 500);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_reason_given" CHECK (access_status not in ('restricted', 'closed') or coalesce(access_status_reason, '') <> '');--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_access_status_stated" CHECK (access_status is not null or num_nonnulls(access_status_since, access_status_reason, access_status_source) = 0);