CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"sealed_password" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "sign_ups_email_length" CHECK (length(email) <= 254)
);
--> statement-breakpoint
DROP TABLE "pending_signups";--> statement-breakpoint
-- What waits for its code belongs to nobody's browser: its people sign up anew.
DELETE FROM "mailed_codes" WHERE "purpose" = 'verify';--> statement-breakpoint
DELETE FROM "local_accounts" WHERE "verified_at" IS NULL;--> statement-breakpoint
ALTER TABLE "local_accounts" ALTER COLUMN "verified_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_ups_address" ON "sign_ups" USING btree ("provider","email");--> statement-breakpoint
CREATE INDEX "sign_ups_age" ON "sign_ups" USING btree ("created_at");