CREATE SCHEMA drizzle;


--
-- Name: refuse_document_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_document_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: admin_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.admin_sessions (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: bank_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_lines (
    id text NOT NULL,
    payment_id uuid NOT NULL,
    booked_on date,
    applied_at timestamp with time zone NOT NULL
);


--
-- Name: bookings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    user_id text,
    status text NOT NULL,
    submitted_at timestamp with time zone,
    hold_expires_at timestamp with time zone,
    reminded_at timestamp with time zone,
    retreat_id uuid,
    package_type text,
    place_number integer,
    first_name text,
    last_name text,
    email text,
    phone text,
    emergency_contact text,
    emergency_phone text,
    age double precision,
    weight double precision,
    height double precision,
    kiting_experience text,
    health_conditions text,
    room text,
    diet text,
    wetsuit_size text,
    wetsuit_gender text,
    tier text,
    base_price_cents integer,
    room_supplement_cents integer,
    discount_cents integer,
    total_cents integer,
    deposit_cents integer,
    balance_cents integer,
    balance_due_on date,
    reference_suffix text NOT NULL,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    is_example boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(COALESCE(phone, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix))) STORED NOT NULL,
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR (status = 'booking_submitted'::text))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_place_is_somewhere CHECK (((place_number IS NULL) OR ((place_number >= 1) AND (retreat_id IS NOT NULL) AND (package_type IS NOT NULL)))),
    CONSTRAINT bookings_place_while_held CHECK (((status = ANY (ARRAY['booking_submitted'::text, 'payment_confirmed'::text])) = (place_number IS NOT NULL))),
    CONSTRAINT bookings_quote_adds_up CHECK (((total_cents IS NULL) OR ((total_cents = ((base_price_cents + room_supplement_cents) - discount_cents)) AND (balance_cents = (total_cents - deposit_cents)) AND (discount_cents >= 0) AND (balance_cents >= 0)))),
    CONSTRAINT bookings_quote_whole CHECK ((num_nulls(tier, base_price_cents, room_supplement_cents, discount_cents, total_cents, deposit_cents, balance_cents, balance_due_on) = ANY (ARRAY[0, 8]))),
    CONSTRAINT bookings_room CHECK ((room = ANY (ARRAY['private'::text, 'shared'::text]))),
    CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['in_progress'::text, 'booking_submitted'::text, 'payment_confirmed'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT bookings_submitted CHECK (((status = 'in_progress'::text) OR (submitted_at IS NOT NULL))),
    CONSTRAINT bookings_tier CHECK ((tier = ANY (ARRAY['super_early_bird'::text, 'early_bird'::text, 'standard'::text])))
);


--
-- Name: checkout_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checkout_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id text,
    url text,
    booking_id uuid NOT NULL,
    payment_type text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT checkout_sessions_amount CHECK ((amount_cents > 0)),
    CONSTRAINT checkout_sessions_opened CHECK (((state = ANY (ARRAY['opening'::text, 'closed'::text])) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
    CONSTRAINT checkout_sessions_payment_type CHECK ((payment_type = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text]))),
    CONSTRAINT checkout_sessions_state CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'settled'::text, 'refunded'::text, 'failed'::text, 'closed'::text])))
);


--
-- Name: contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contacts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    first_name text NOT NULL,
    last_name text,
    email text NOT NULL,
    phone text,
    retreat text,
    experience text,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: document_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.document_counters (
    kind text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);


--
-- Name: documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    booking_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT documents_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
    CONSTRAINT documents_number_from_one CHECK ((number >= 1))
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    name text NOT NULL,
    holder uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid,
    template text NOT NULL,
    occasion text,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    files jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text DEFAULT 'kept'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mails_one_line CHECK ((((recipient || COALESCE(reply_to, ''::text)) || subject) !~ '[[:cntrl:]]'::text)),
    CONSTRAINT mails_sent CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    provider_reference text,
    reference_text text,
    refund_of uuid,
    refund_reason text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    disputed_at timestamp with time zone,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text, 'refund'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['card'::text, 'bank_transfer'::text]))),
    CONSTRAINT payments_reason_of_refund CHECK (((refund_reason IS NULL) OR (kind = 'refund'::text))),
    CONSTRAINT payments_refund_of CHECK (((kind = 'refund'::text) = (refund_of IS NOT NULL))),
    CONSTRAINT payments_refund_reason CHECK ((refund_reason = ANY (ARRAY['booking_cancelled'::text, 'booking_changed'::text, 'no_place_left'::text, 'paid_too_much'::text, 'given_back'::text, 'dispute_lost'::text]))),
    CONSTRAINT payments_state CHECK ((state = ANY (ARRAY['initiated'::text, 'reported'::text, 'received'::text, 'rejected'::text, 'failed'::text, 'refunded'::text])))
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp with time zone
);


--
-- Name: retreats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.retreats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    places_kiter integer NOT NULL,
    places_non_kiter integer NOT NULL,
    status text NOT NULL,
    CONSTRAINT retreats_dates_in_order CHECK ((starts_on <= ends_on)),
    CONSTRAINT retreats_places CHECK (((places_kiter >= 0) AND (places_non_kiter >= 0))),
    CONSTRAINT retreats_status CHECK ((status = ANY (ARRAY['draft'::text, 'on_sale'::text, 'closed'::text])))
);


--
-- Name: sandbox_checkouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_checkouts (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    booking_id text NOT NULL,
    payment_type text NOT NULL,
    description text NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: sandbox_refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_refunds (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    amount_cents integer NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_in_lower_case CHECK ((email = lower(email)))
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: webhook_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_events_subject_kind CHECK ((subject_kind = ANY (ARRAY['checkout'::text, 'payment'::text, 'dispute'::text])))
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '96a7a8bedf84506db49caa7c7c0fe4f569a66e4eee704400c57bd442bc875875', 1795319988885);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('rtS7P4EtEnq5CdLjpTdrbPcmdLkQhcZH', 'XGdjto2JbsVX3RPU3VY8dF5X7CI7erNL', 'credential', 'XGdjto2JbsVX3RPU3VY8dF5X7CI7erNL', NULL, NULL, NULL, NULL, NULL, NULL, 'a24b7ced43185e2b0a0ce461bd0c0090:c0b74dd7d515dea8597186313bc4e008c428229b0c09e32bc68784ffd6bb85de48e20abe44ef19f11849d81f4ec8ad3ea22e47ca2ff6d578e5466c01692a15d0', '2026-11-22 04:01:09.193+00', '2026-11-22 04:01:09.193+00'),
	('t1QZEBa4YntCbxhVI6O6AMoa1cQw7hbk', '2rj8ODpBYh55uI7W2TspZ6GShN7J9jyq', 'credential', '2rj8ODpBYh55uI7W2TspZ6GShN7J9jyq', NULL, NULL, NULL, NULL, NULL, NULL, '47d737d679f55cb3be519b272bfbe64f:1d24fe32aaca23505317b84b9430943b25d51e211539ef914b53637ccca9657360b544513416cb2d158af5260fee5ab7ad8ab1b1f187b70c9e2c0d85af118655', '2026-11-22 04:01:09.782+00', '2026-11-22 04:01:09.782+00'),
	('kAIjGh4gNpjfprkjOHoV4dgWBB6d36D7', '1aXxMFFS3yIqdc6Mcrxm5pdQAAUAVuEl', 'credential', '1aXxMFFS3yIqdc6Mcrxm5pdQAAUAVuEl', NULL, NULL, NULL, NULL, NULL, NULL, '36d7d91c8475ae02cebc4c0d064eecf3:539dd69a18b234b41922861958544926614c37795a432de57ffbca119723e14d3aa4b04328769100b562e542375b8b94547d801c36c1f76ac36c6a02f06f2e3a', '2026-11-22 04:01:10.669+00', '2026-11-22 04:01:10.669+00'),
	('FL3KHDFNPNLq4UOqNNQlCFMLsOurd0qJ', 'JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', 'credential', 'JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', NULL, NULL, NULL, NULL, NULL, NULL, 'e2eb8b1cdb42bc9df1d5676ce255dc2b:cdca48579cc9439e225cf86f56300758cde67a658fd2f1f47153524bd16b43e79c5ee027bf8dcc7f35a93869cbf742019def5d02d929aadb75ceba14084e1c77', '2026-11-22 04:01:11.44+00', '2026-11-22 04:01:11.44+00'),
	('tb7LPfFXZB5hF2HJmMLC44OLzIWvGOEk', 'obKdM4obpW515T3WaSSwqeuDy18Qu6F1', 'credential', 'obKdM4obpW515T3WaSSwqeuDy18Qu6F1', NULL, NULL, NULL, NULL, NULL, NULL, '1b3bdef8b52785cfa79682a08940a44b:3316f5650e660753da3781c6488156172951deb1be4f89220c01877161c109a34f17b472c89a1944c8776f97d4a20b97b86b635b39e1f1cc470d58ba935e6423', '2026-11-22 04:01:11.999+00', '2026-11-22 04:01:11.999+00'),
	('dH2WUxlkRFHpep7HjCu7tvw7Vx0lzwul', 'XqnJn09mpmDEZkKEQ1ECW6Z9MEdm69Qz', 'credential', 'XqnJn09mpmDEZkKEQ1ECW6Z9MEdm69Qz', NULL, NULL, NULL, NULL, NULL, NULL, 'f9dda0233da94280ac62834b00bfcb6c:76b102a01ba1093ba73f775e078f78f18b30dbe8212437f06d85fba721e59f37e73a9a275d6643c5acbffee1e06b194d78ae3f809b12a66aaeb39b9c78b20ef5', '2026-11-22 04:01:12.577+00', '2026-11-22 04:01:12.577+00'),
	('6qTcpdMhIpJHXIZabnjEfnS7VQeSo1dn', '42hiFDxHEMUwNihbaHZrBVJEpHzPd6y4', 'credential', '42hiFDxHEMUwNihbaHZrBVJEpHzPd6y4', NULL, NULL, NULL, NULL, NULL, NULL, 'a2e3a3294731333be355435776165a76:bbab374b4e4082eb441079544cd3528e0a46600cd0e2bd8d9ce490eeca78f0b4329fb94c9d9381943a34fde4a1be8620134c77a01c23aa20f947beaf0edf28cc', '2026-11-22 04:01:13.269+00', '2026-11-22 04:01:13.269+00'),
	('7O3qMYPUIc4KckYQd7yaQKmZJd7sisbW', '4zleUfrB4QrAqIeR3Nd9lZhShlMLMgqR', 'credential', '4zleUfrB4QrAqIeR3Nd9lZhShlMLMgqR', NULL, NULL, NULL, NULL, NULL, NULL, '7656920c525096d3b28cba0f6407335b:0356ed7c9f8df051bf265b1bfb60adf4b9dc8d46269961f9c17aad86bcff99af2df2603b790d5cb75977d0b8c42551f838ceb8d9d8d69304086b3f25709e2ddf', '2026-11-22 04:01:14.789+00', '2026-11-22 04:01:14.789+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('5fb47125e27ed1e0ee7d7ff466a495f47593d57362b5eec5d059a37b3d0754c8', '2025-09-03 22:00:00+00');


--
-- Data for Name: bank_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_lines VALUES
	('26756da1048675c6eaddbc002239b314', '9704b025-1b08-4fcc-bd67-b7c6f94b317f', '2025-09-03', '2025-09-01 09:00:00+00');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('b60e5fcd-27b9-4e68-84a9-6df7c10a3cb1', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '00e6ebf7-f6dd-4be1-8a34-2631077761d1', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'Example contact', '+00 000 001', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'ZMD2', 0, true, DEFAULT),
	('54062c1c-ff48-4cab-ba0f-62086441897c', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '00e6ebf7-f6dd-4be1-8a34-2631077761d1', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'Example contact', '+00 000 001', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'KXW7', 0, true, DEFAULT),
	('bb6c45fa-8f0a-4fe9-b433-a9a8477c5073', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Y2R7', 0, false, DEFAULT),
	('988b18b7-ba15-4597-9805-ba553445c1a3', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '2rj8ODpBYh55uI7W2TspZ6GShN7J9jyq', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', '546K', 0, false, DEFAULT),
	('89075ed1-7f84-4df5-8df2-057f30b188a4', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '1aXxMFFS3yIqdc6Mcrxm5pdQAAUAVuEl', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '4KWV', 1, false, DEFAULT),
	('19b0959b-b590-43f7-a0e9-f71005f157ed', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'Jan Peeters', '+32 470 00 00 02', NULL, NULL, NULL, NULL, '', 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'FY89', 0, false, DEFAULT),
	('49439716-bbf5-448a-a36a-dbe86af42027', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'XqnJn09mpmDEZkKEQ1ECW6Z9MEdm69Qz', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'RK2A', 0, false, DEFAULT),
	('2ca86383-d67c-46e1-b22f-41fa0d8a47a2', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '42hiFDxHEMUwNihbaHZrBVJEpHzPd6y4', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'AQYA', 0, false, DEFAULT),
	('e78da0b7-b74e-416c-a6d0-86ed8808b482', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'XGdjto2JbsVX3RPU3VY8dF5X7CI7erNL', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', 'Asthma', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'JCKX', 1, false, DEFAULT),
	('138ad33d-7941-4116-985f-b000b534994b', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'obKdM4obpW515T3WaSSwqeuDy18Qu6F1', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'JEB4', 1, false, DEFAULT),
	('591ffbc7-9e2a-40d3-934a-e460d4196b30', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '4zleUfrB4QrAqIeR3Nd9lZhShlMLMgqR', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, 'edfaac24-8a33-42b7-92ec-879fbed73962', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'KZVS', 0, false, DEFAULT);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('e8515d7f-2cf6-4c72-8cb6-860d60b73e45', 'cs_sandbox_FSI2SiJ93OBuC53gvslXKUST0n24Nc8o', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_FSI2SiJ93OBuC53gvslXKUST0n24Nc8o', '988b18b7-ba15-4597-9805-ba553445c1a3', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00'),
	('cd37ce6f-6b07-4e06-a2ca-56c27dd22e50', 'cs_sandbox_FadCYp-1zXVHfs0jQDt98z_rREPjUqiX', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_FadCYp-1zXVHfs0jQDt98z_rREPjUqiX', '988b18b7-ba15-4597-9805-ba553445c1a3', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00'),
	('e8a4eba8-5d97-4175-81e1-ae8ac079b57f', 'cs_sandbox_v6ywZHKxaHdlxUAJe5SlQ4fjCPfqkIlr', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_v6ywZHKxaHdlxUAJe5SlQ4fjCPfqkIlr', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00');


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('0df10740-dbc2-4281-a9ba-ecba0c07ed6d', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00');


--
-- Data for Name: document_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.document_counters VALUES
	('credit_note', 2025, 1),
	('receipt', 2025, 5);


--
-- Data for Name: documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.documents VALUES
	('f20573eb-ed57-4718-b986-4feafa585e39', 'receipt', 2025, 1, '988b18b7-ba15-4597-9805-ba553445c1a3', '462cc007-1bc9-4d6a-8845-adb7de1ce386', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-546K", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue 16 September 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('4c9beaaa-038e-40f4-baa3-f9839a38beb8', 'receipt', 2025, 2, '988b18b7-ba15-4597-9805-ba553445c1a3', '0227c1a1-26a2-4fde-9db3-f30fd1072681', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-546K", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('e4d351d9-9695-4344-9eb0-32ea32283330', 'receipt', 2025, 3, '89075ed1-7f84-4df5-8df2-057f30b188a4', 'deba0fb4-0ddc-405c-af68-072068c13442', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-4KWV", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('82c66cf0-6c16-40e2-a654-9de61700036c', 'credit_note', 2025, 1, '89075ed1-7f84-4df5-8df2-057f30b188a4', 'b5746604-4b46-46e2-bffe-10460126eb01', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-4KWV", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('9be00994-13d6-4905-8d13-455637194a6c', 'receipt', 2025, 4, '19b0959b-b590-43f7-a0e9-f71005f157ed', 'dc3763e4-9f90-4dc8-a62d-3ab0d3fa0311', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-FY89", "packageName": "Wellness package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-FY89"}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('479156ff-5171-423d-be9c-376f624d426c', 'receipt', 2025, 5, '49439716-bbf5-448a-a36a-dbe86af42027', '9704b025-1b08-4fcc-bd67-b7c6f94b317f', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-RK2A", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-RK2A"}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue 16 September 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', '74df62c9-2bc4-4794-b0b0-17d33bd45a68', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('8c5cd996-ce23-4a85-b932-c1d067df5d9b', 'e78da0b7-b74e-416c-a6d0-86ed8808b482', 'booking-received', 'booking-received:e78da0b7-b74e-416c-a6d0-86ed8808b482:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=e78da0b7-b74e-416c-a6d0-86ed8808b482

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-JCKX
Reference for a full transfer: KITE-FULL-2025-JALLOW-JCKX

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:09.270714+00'),
	('43f6c16f-db82-4f6e-a9e6-479a62d78d04', '988b18b7-ba15-4597-9805-ba553445c1a3', 'booking-received', 'booking-received:988b18b7-ba15-4597-9805-ba553445c1a3:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=988b18b7-ba15-4597-9805-ba553445c1a3

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-546K
Reference for a full transfer: KITE-FULL-2025-JALLOW-546K

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:09.805814+00'),
	('e557f5d1-175e-4d73-a424-772da8d6db75', '988b18b7-ba15-4597-9805-ba553445c1a3', 'payment-received', 'payment-received:988b18b7-ba15-4597-9805-ba553445c1a3:462cc007-1bc9-4d6a-8845-adb7de1ce386', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Your payment has arrived

Hello Awa,

Your payment of €200 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue 16 September 2025; you pay it on
your dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Deposit: €200
Paid by: card

Attached to this mail: Receipt R-2025-0001; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €200
Still to pay by Tue 16 September 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "f20573eb-ed57-4718-b986-4feafa585e39"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:988b18b7-ba15-4597-9805-ba553445c1a3\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.085266+00'),
	('f8860f56-5629-4474-a302-1d99743b8b3d', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=owOasGswY44t0b5hfe4cUonV

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.256052+00'),
	('e6749046-8b4f-488e-84d0-b1967b8cb94b', '988b18b7-ba15-4597-9805-ba553445c1a3', 'payment-received', 'payment-received:988b18b7-ba15-4597-9805-ba553445c1a3:0227c1a1-26a2-4fde-9db3-f30fd1072681', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Your payment has arrived

Hello Awa,

Your payment of €750 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Balance: €750
Paid by: card

Attached to this mail: Receipt R-2025-0002; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "4c9beaaa-038e-40f4-baa3-f9839a38beb8"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:988b18b7-ba15-4597-9805-ba553445c1a3\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.263955+00'),
	('a20e380f-c4ce-4638-a8f9-46cd8b166703', '988b18b7-ba15-4597-9805-ba553445c1a3', 'booking-changed', 'booking-changed:988b18b7-ba15-4597-9805-ba553445c1a3:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

Hello Awa,

Your booking was changed. This is how it stands now. €180 is left to pay by
Tue 16 September 2025.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Private
Super Early Bird price: €950
Private room: €180
Total: €1,130
Paid: €950
Still to pay by Tue 16 September 2025: €180

Attached to this mail: Your stay, for your calendar.

Open my dashboard http://127.0.0.1:3000/dashboard

Was this not you? Answer this mail at once.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:988b18b7-ba15-4597-9805-ba553445c1a3\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Private room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.355906+00'),
	('9eeb3c13-f9b8-4b9f-9724-2c9b6146c5c3', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'operator-transfer-reported', 'operator-transfer-reported:19b0959b-b590-43f7-a0e9-f71005f157ed:dc3763e4-9f90-4dc8-a62d-3ab0d3fa0311', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. The place
is kept until you mark it received or not received.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-FY89

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:11.578244+00'),
	('6e651299-a593-4c5d-a547-7b65099cc08e', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'booking-received', 'booking-received:89075ed1-7f84-4df5-8df2-057f30b188a4:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=89075ed1-7f84-4df5-8df2-057f30b188a4

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-4KWV
Reference for a full transfer: KITE-FULL-2025-JALLOW-4KWV

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.678803+00'),
	('e59ea2c2-66dc-4f4f-b689-4ba759a3b72e', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'payment-received', 'payment-received:89075ed1-7f84-4df5-8df2-057f30b188a4:deba0fb4-0ddc-405c-af68-072068c13442', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Your payment has arrived

Hello Awa,

Your payment of €950 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Full payment: €950
Paid by: card

Attached to this mail: Receipt R-2025-0003; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "e4d351d9-9695-4344-9eb0-32ea32283330"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:89075ed1-7f84-4df5-8df2-057f30b188a4\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.814931+00'),
	('a2532e04-5d3d-46e7-a29b-eb7d4622127c', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'booking-cancelled', 'booking-cancelled:89075ed1-7f84-4df5-8df2-057f30b188a4:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

Hello Awa,

Your booking for Oct 31–Nov 7, 2025 is cancelled, and your place is free
again. €950 comes back to you.

What comes back
Within 48 hours of booking: Full refund, including the deposit
Deposit: €200, of which comes back: €200
Paid beyond the deposit: €750, of which comes back: €750
Refund: €950

Attached to this mail: Credit note C-2025-0001; The cancelled stay, for your
calendar.

A card payment goes back to the card within a few days. A bank transfer is
sent back by hand to the account that it came from; write to us if it should
be another one.

What was booked
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open my dashboard http://127.0.0.1:3000/dashboard

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "82c66cf0-6c16-40e2-a654-9de61700036c"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:89075ed1-7f84-4df5-8df2-057f30b188a4\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:10.949798+00'),
	('2145bf09-fa65-44d8-97d7-9a446fb4bc68', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'booking-received', 'booking-received:19b0959b-b590-43f7-a0e9-f71005f157ed:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=19b0959b-b590-43f7-a0e9-f71005f157ed

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-FY89
Reference for a full transfer: KITE-FULL-2025-PEETERS-FY89

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:11.477299+00'),
	('23a17cdc-2eae-4892-b2e3-ac006dfb8be1', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'transfer-reported', 'transfer-reported:19b0959b-b590-43f7-a0e9-f71005f157ed:dc3763e4-9f90-4dc8-a62d-3ab0d3fa0311', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Lena,

You told us that you have transferred €950. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-FY89
Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Reported, on its way to us: €950
Still to pay: Nothing

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:11.578244+00'),
	('1d618190-e2a9-4da3-9999-bf8d711cb54c', NULL, 'contact-received', 'contact-received:0df10740-dbc2-4281-a9ba-ecba0c07ed6d', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:13.667367+00'),
	('74c57b94-ce13-45e9-8fd7-7cbac15f96ee', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'transfer-received', 'transfer-received:19b0959b-b590-43f7-a0e9-f71005f157ed:dc3763e4-9f90-4dc8-a62d-3ab0d3fa0311', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Your transfer has arrived

Hello Lena,

Your transfer of €950 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-FY89

Attached to this mail: Receipt R-2025-0004; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "9be00994-13d6-4905-8d13-455637194a6c"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:19b0959b-b590-43f7-a0e9-f71005f157ed\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Wellness package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:11.698953+00'),
	('65289210-9e42-41fc-a60d-97a8a4a327ea', '138ad33d-7941-4116-985f-b000b534994b', 'booking-received', 'booking-received:138ad33d-7941-4116-985f-b000b534994b:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=138ad33d-7941-4116-985f-b000b534994b

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-JEB4
Reference for a full transfer: KITE-FULL-2025-JALLOW-JEB4

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.010636+00'),
	('9144feab-6f85-45ff-ab5a-fcfc9f7a151a', '138ad33d-7941-4116-985f-b000b534994b', 'transfer-reported', 'transfer-reported:138ad33d-7941-4116-985f-b000b534994b:6890ddce-a8b1-4986-b2bf-e49bd46bf0d0', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-JEB4
Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Reported, on its way to us: €200
Still to pay by Tue 16 September 2025: €750

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.037956+00'),
	('08426ab2-193a-4a30-8ad8-726a65ecf48a', '138ad33d-7941-4116-985f-b000b534994b', 'operator-transfer-reported', 'operator-transfer-reported:138ad33d-7941-4116-985f-b000b534994b:6890ddce-a8b1-4986-b2bf-e49bd46bf0d0', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-JEB4

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.037956+00'),
	('924fc2bd-8f77-451b-bb7d-fc3eb2838b6b', '138ad33d-7941-4116-985f-b000b534994b', 'transfer-rejected', 'transfer-rejected:138ad33d-7941-4116-985f-b000b534994b:6890ddce-a8b1-4986-b2bf-e49bd46bf0d0', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC); after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=138ad33d-7941-4116-985f-b000b534994b

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-JEB4

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Still to pay: €950

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.103361+00'),
	('d853f25a-ce86-448f-abec-1b78431f1d96', '2ca86383-d67c-46e1-b22f-41fa0d8a47a2', 'transfer-reported', 'transfer-reported:2ca86383-d67c-46e1-b22f-41fa0d8a47a2:5839d9d8-14e0-4073-80ce-f4dc6b4c4609', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-AQYA
Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Reported, on its way to us: €200
Still to pay by Tue 16 September 2025: €750

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:13.530129+00'),
	('8b5a54c4-64ab-4004-9d7e-46130d9748eb', '49439716-bbf5-448a-a36a-dbe86af42027', 'booking-received', 'booking-received:49439716-bbf5-448a-a36a-dbe86af42027:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=49439716-bbf5-448a-a36a-dbe86af42027

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-RK2A
Reference for a full transfer: KITE-FULL-2025-JALLOW-RK2A

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.618508+00');
INSERT INTO public.mails VALUES
	('df9f8a89-27aa-4dc7-9bd3-222bb4946f81', '49439716-bbf5-448a-a36a-dbe86af42027', 'transfer-reported', 'transfer-reported:49439716-bbf5-448a-a36a-dbe86af42027:9704b025-1b08-4fcc-bd67-b7c6f94b317f', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-RK2A
Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Reported, on its way to us: €200
Still to pay by Tue 16 September 2025: €750

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.749737+00'),
	('242ab80a-dc25-49e2-8b2d-b5bb4146d19a', '49439716-bbf5-448a-a36a-dbe86af42027', 'operator-transfer-reported', 'operator-transfer-reported:49439716-bbf5-448a-a36a-dbe86af42027:9704b025-1b08-4fcc-bd67-b7c6f94b317f', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-RK2A

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.749737+00'),
	('ee820596-95a8-4890-b44a-cd08960af40f', '49439716-bbf5-448a-a36a-dbe86af42027', 'transfer-received', 'transfer-received:49439716-bbf5-448a-a36a-dbe86af42027:9704b025-1b08-4fcc-bd67-b7c6f94b317f', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Your transfer has arrived

Hello Awa,

Your transfer of €200 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue 16 September 2025; you pay it on
your dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-RK2A

Attached to this mail: Receipt R-2025-0005; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €200
Still to pay by Tue 16 September 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "479156ff-5171-423d-be9c-376f624d426c"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:49439716-bbf5-448a-a36a-dbe86af42027\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:12.853541+00'),
	('1245ad15-dab0-471f-beac-e9b31dc61460', '2ca86383-d67c-46e1-b22f-41fa0d8a47a2', 'booking-received', 'booking-received:2ca86383-d67c-46e1-b22f-41fa0d8a47a2:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=2ca86383-d67c-46e1-b22f-41fa0d8a47a2

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-AQYA
Reference for a full transfer: KITE-FULL-2025-JALLOW-AQYA

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:13.301189+00'),
	('05f01180-00bb-4eb3-9b96-92ea8a99043e', '2ca86383-d67c-46e1-b22f-41fa0d8a47a2', 'operator-transfer-reported', 'operator-transfer-reported:2ca86383-d67c-46e1-b22f-41fa0d8a47a2:5839d9d8-14e0-4073-80ce-f4dc6b4c4609', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-AQYA

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:13.530129+00'),
	('c90502fd-5298-4324-8ddf-4b930dca8d96', NULL, 'contact-acknowledgement', 'contact-acknowledgement:0df10740-dbc2-4281-a9ba-ecba0c07ed6d', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:13.667367+00'),
	('836e9057-c26c-48bb-8da7-9c46c8d7132a', 'e78da0b7-b74e-416c-a6d0-86ed8808b482', 'booking-expired', 'booking-expired:e78da0b7-b74e-416c-a6d0-86ed8808b482:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.414544+00'),
	('9ecc14db-d871-4bb0-ad92-8c00be951934', '138ad33d-7941-4116-985f-b000b534994b', 'booking-expired', 'booking-expired:138ad33d-7941-4116-985f-b000b534994b:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.435027+00'),
	('ad5f3e33-f62b-4da0-81d4-9c2e6484b73a', '988b18b7-ba15-4597-9805-ba553445c1a3', 'pre-travel', 'pre-travel:988b18b7-ba15-4597-9805-ba553445c1a3:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. This is when the fitness
program and the pre-retreat information are posted: look for them on your
dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Private
Paid: €950
Still to pay by Tue 16 September 2025: €180

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date there
too.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.482243+00'),
	('b5a17915-7679-4088-8b32-7ace2e50e811', '49439716-bbf5-448a-a36a-dbe86af42027', 'pre-travel', 'pre-travel:49439716-bbf5-448a-a36a-dbe86af42027:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. This is when the fitness
program and the pre-retreat information are posted: look for them on your
dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Paid: €200
Still to pay by Tue 16 September 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date there
too.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.498557+00'),
	('03718688-db35-43f9-b792-34c342a75a09', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'pre-travel', 'pre-travel:19b0959b-b590-43f7-a0e9-f71005f157ed:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. This is when the fitness
program and the pre-retreat information are posted: look for them on your
dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date there
too.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.517181+00'),
	('958ce05d-9dcc-40a5-87b8-48bc2a40ba11', '591ffbc7-9e2a-40d3-934a-e460d4196b30', 'booking-received', 'booking-received:591ffbc7-9e2a-40d3-934a-e460d4196b30:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri 5 September, 10:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri 5
September, 10:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=591ffbc7-9e2a-40d3-934a-e460d4196b30

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue 16 September 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-KZVS
Reference for a full transfer: KITE-FULL-2025-JALLOW-KZVS

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel
Within 48 hours of booking: Full refund, including the deposit
45 or more days before the retreat: Full refund, except the deposit
30–44 days before the retreat: 50% refund of what was paid beyond the
deposit
Less than 30 days before the retreat: No refund, but your place can be
handed to another person

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 04:01:14.816398+00');


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('36696508-98a5-49b3-90de-9b633338515a', 'b60e5fcd-27b9-4e68-84a9-6df7c10a3cb1', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL),
	('7436a730-4859-4ad5-8d37-e25455c7c5a9', '54062c1c-ff48-4cab-ba0f-62086441897c', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL),
	('462cc007-1bc9-4d6a-8845-adb7de1ce386', '988b18b7-ba15-4597-9805-ba553445c1a3', 'deposit', 'card', 20000, 'received', 'pi_sandbox_LyyNE7egOlfKuLS-fSjB_qYkDgPbFztj', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('0227c1a1-26a2-4fde-9db3-f30fd1072681', '988b18b7-ba15-4597-9805-ba553445c1a3', 'balance', 'card', 75000, 'received', 'pi_sandbox_4vcEbNCSWbVfvjjUMLwdxlSwFdJlQzi0', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('deba0fb4-0ddc-405c-af68-072068c13442', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'full', 'card', 95000, 'received', 'pi_sandbox_CDyvs7TOmVgWvZ91oOZ68qC7sgFI-tbh', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('b5746604-4b46-46e2-bffe-10460126eb01', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'refund', 'card', 95000, 'refunded', 're_sandbox_qJkR-IIQhr-SvW2i_O5lktfiQCNPyqDY', NULL, 'deba0fb4-0ddc-405c-af68-072068c13442', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('dc3763e4-9f90-4dc8-a62d-3ab0d3fa0311', '19b0959b-b590-43f7-a0e9-f71005f157ed', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-FY89', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('6890ddce-a8b1-4986-b2bf-e49bd46bf0d0', '138ad33d-7941-4116-985f-b000b534994b', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-JEB4', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('9704b025-1b08-4fcc-bd67-b7c6f94b317f', '49439716-bbf5-448a-a36a-dbe86af42027', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-RK2A', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('5839d9d8-14e0-4073-80ce-f4dc6b4c4609', '2ca86383-d67c-46e1-b22f-41fa0d8a47a2', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-AQYA', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL);


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-22 04:02:08.805+00'),
	('contact:unknown', 1, '2026-11-22 04:02:13.659+00'),
	('forgot:unknown', 1, '2026-11-22 04:02:13.981+00'),
	('reset-mail:companion@example.com', 1, '2026-11-22 05:01:13.993+00'),
	('password-address-minute:unknown', 0, '2026-11-22 04:02:08.766+00'),
	('password-address-day:unknown', 0, '2026-11-23 04:01:08.772+00'),
	('register:unknown', 8, '2026-11-22 04:02:08.83+00'),
	('submit:unknown', 8, '2026-11-22 04:02:09.265+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('edfaac24-8a33-42b7-92ec-879fbed73962', '2025-10-31', '2025-11-07', 8, 8, 'on_sale'),
	('48206211-25c3-4ee2-8e56-149609d7acde', '2025-11-07', '2025-11-14', 8, 8, 'on_sale'),
	('00e6ebf7-f6dd-4be1-8a34-2631077761d1', '2025-12-05', '2025-12-12', 8, 8, 'on_sale'),
	('9db418b3-5b3b-4427-afab-0efdd5a5d88d', '2026-01-09', '2026-01-16', 8, 8, 'on_sale'),
	('856c093f-7b16-4d66-b27c-e9c482506e32', '2026-01-23', '2026-01-30', 8, 8, 'on_sale'),
	('4e53a7a4-daa7-433d-96d5-304473d161c1', '2026-02-06', '2026-02-13', 8, 8, 'on_sale'),
	('3992b395-e05c-4071-9afd-ffea2cc1f732', '2026-02-20', '2026-02-27', 8, 8, 'on_sale'),
	('9e2e85c9-7026-455f-ace7-11ce612ae639', '2026-03-06', '2026-03-13', 8, 8, 'on_sale'),
	('b1583580-acb4-48db-9f76-81004200af3f', '2026-03-20', '2026-03-27', 8, 8, 'on_sale'),
	('f99eac31-55e9-45b2-816b-2ce0595fbc37', '2026-10-30', '2026-11-06', 8, 8, 'on_sale'),
	('b6aefa18-caf7-4b7c-b1c9-4c1837f072a5', '2026-11-06', '2026-11-13', 8, 8, 'on_sale'),
	('5450ebb0-7a15-43a3-b818-ad7fc864be14', '2026-12-04', '2026-12-11', 8, 8, 'on_sale'),
	('437eb46c-e28a-4da9-8975-a5c103f253d8', '2027-01-08', '2027-01-15', 8, 8, 'on_sale'),
	('95c68c3d-c009-4bb4-b69d-40c121d0d28d', '2027-01-22', '2027-01-29', 8, 8, 'on_sale'),
	('4cf784fc-3166-433f-967e-fa748efdb50a', '2027-02-05', '2027-02-12', 8, 8, 'on_sale'),
	('066feda3-3330-4182-bb50-617b17948020', '2027-02-19', '2027-02-26', 8, 8, 'on_sale'),
	('5fa001e5-b68a-4f4c-9dc1-fc11e12488ee', '2027-03-05', '2027-03-12', 8, 8, 'on_sale'),
	('0e48492c-7801-4af9-91e0-3f5207d82bef', '2027-03-19', '2027-03-26', 8, 8, 'on_sale');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_FSI2SiJ93OBuC53gvslXKUST0n24Nc8o', 'e8515d7f-2cf6-4c72-8cb6-860d60b73e45', 'pi_sandbox_LyyNE7egOlfKuLS-fSjB_qYkDgPbFztj', '988b18b7-ba15-4597-9805-ba553445c1a3', 'deposit', 'Deposit: Kitesurf retreat, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_FSI2SiJ93OBuC53gvslXKUST0n24Nc8o', 'http://127.0.0.1:3000/payment?leadId=988b18b7-ba15-4597-9805-ba553445c1a3&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_FadCYp-1zXVHfs0jQDt98z_rREPjUqiX', 'cd37ce6f-6b07-4e06-a2ca-56c27dd22e50', 'pi_sandbox_4vcEbNCSWbVfvjjUMLwdxlSwFdJlQzi0', '988b18b7-ba15-4597-9805-ba553445c1a3', 'balance', 'Balance: Kitesurf retreat, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_FadCYp-1zXVHfs0jQDt98z_rREPjUqiX', 'http://127.0.0.1:3000/payment?leadId=988b18b7-ba15-4597-9805-ba553445c1a3&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_v6ywZHKxaHdlxUAJe5SlQ4fjCPfqkIlr', 'e8a4eba8-5d97-4175-81e1-ae8ac079b57f', 'pi_sandbox_CDyvs7TOmVgWvZ91oOZ68qC7sgFI-tbh', '89075ed1-7f84-4df5-8df2-057f30b188a4', 'full', 'Full payment: Kitesurf retreat, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_v6ywZHKxaHdlxUAJe5SlQ4fjCPfqkIlr', 'http://127.0.0.1:3000/payment?leadId=89075ed1-7f84-4df5-8df2-057f30b188a4&cancelled=true', '2025-09-01 10:00:00+00');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_qJkR-IIQhr-SvW2i_O5lktfiQCNPyqDY', 'b5746604-4b46-46e2-bffe-10460126eb01', 'pi_sandbox_CDyvs7TOmVgWvZ91oOZ68qC7sgFI-tbh', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('1IEktfmPaFgF88sD6hcFVUbn3vF9XZr5', 'pqy21ahEaXfyonevHPVFXrlUiCHDDObn', 'XGdjto2JbsVX3RPU3VY8dF5X7CI7erNL', '2026-12-22 04:01:09.2+00', '', '', '2026-11-22 04:01:09.2+00', '2026-11-22 04:01:09.2+00'),
	('nkfBZGVD6h4pdu8F1PH4ihPNc3KrvS6g', 'X4JZkQA8pbHKMhRs1Em6xrX3aSsYFNDg', '2rj8ODpBYh55uI7W2TspZ6GShN7J9jyq', '2026-12-22 04:01:09.785+00', '', '', '2026-11-22 04:01:09.785+00', '2026-11-22 04:01:09.785+00'),
	('NQPjCHQLQBWCDyVbbHRt6JTtNIGGicbf', 'x0QeHvUVVPgiDOLZ6gWiVb4tLc6z0VSB', '1aXxMFFS3yIqdc6Mcrxm5pdQAAUAVuEl', '2026-12-22 04:01:10.671+00', '', '', '2026-11-22 04:01:10.671+00', '2026-11-22 04:01:10.671+00'),
	('8tpgHvwBQg40EKDyjg8wr48OFkGz3bXj', 'I70Rc910oAvdZ1XOiQPtdKByC2IDZyyv', 'JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', '2026-12-22 04:01:11.444+00', '', '', '2026-11-22 04:01:11.444+00', '2026-11-22 04:01:11.444+00'),
	('x7kUCQVQryqJgXejyRRzV7k4129HMO2c', 'IMMecXoqfphZ3E5A5iSwRo0dK1qTfjyQ', 'obKdM4obpW515T3WaSSwqeuDy18Qu6F1', '2026-12-22 04:01:11.999+00', '', '', '2026-11-22 04:01:11.999+00', '2026-11-22 04:01:11.999+00'),
	('7N3qFM23ZKgEetDpeN9ac0UdtAOG8RSb', 'N4Gb1BYKZIoAOAuJEiqPPkIYl2RXAdtd', 'XqnJn09mpmDEZkKEQ1ECW6Z9MEdm69Qz', '2026-12-22 04:01:12.581+00', '', '', '2026-11-22 04:01:12.581+00', '2026-11-22 04:01:12.581+00'),
	('DEgIhfEm0D7hMsJdqDgjhU1nwCdiveI8', 'tpZ3HCy4lOCy8E6lbEMnSGbtohvgyhp7', '42hiFDxHEMUwNihbaHZrBVJEpHzPd6y4', '2026-12-22 04:01:13.27+00', '', '', '2026-11-22 04:01:13.27+00', '2026-11-22 04:01:13.27+00'),
	('cTdjTBAtg6KEIroIQQc9v0jytxcSYxmc', 'XYgTJvTlLgZvHv4K7ldOXOReAtEH9Std', '4zleUfrB4QrAqIeR3Nd9lZhShlMLMgqR', '2026-12-22 04:01:14.795+00', '', '', '2026-11-22 04:01:14.795+00', '2026-11-22 04:01:14.795+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('XGdjto2JbsVX3RPU3VY8dF5X7CI7erNL', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:09.184+00', '2026-11-22 04:01:09.184+00'),
	('2rj8ODpBYh55uI7W2TspZ6GShN7J9jyq', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:09.781+00', '2026-11-22 04:01:09.781+00'),
	('1aXxMFFS3yIqdc6Mcrxm5pdQAAUAVuEl', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:10.661+00', '2026-11-22 04:01:10.661+00'),
	('JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:11.436+00', '2026-11-22 04:01:11.436+00'),
	('obKdM4obpW515T3WaSSwqeuDy18Qu6F1', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:11.997+00', '2026-11-22 04:01:11.997+00'),
	('XqnJn09mpmDEZkKEQ1ECW6Z9MEdm69Qz', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:12.572+00', '2026-11-22 04:01:12.572+00'),
	('42hiFDxHEMUwNihbaHZrBVJEpHzPd6y4', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:13.265+00', '2026-11-22 04:01:13.265+00'),
	('4zleUfrB4QrAqIeR3Nd9lZhShlMLMgqR', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 04:01:14.785+00', '2026-11-22 04:01:14.785+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('9aieqKy5MFQvX5n3chqjItuT2TGN6K7m', 'zK6qi3_z5fl9l1QapVGLgy6wXldg1q5aM93EiRHRbOg', 'JdIyYJbXB4JRMNlpDH4wKdp7TzGej3NB', '2026-11-22 05:01:14.019+00', '2026-11-22 04:01:14.229+00', '2026-11-22 04:01:14.229+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_a_tgd_kpF4JSGWLSOgKCn7pH_M4UJvqi', 'checkout.session.completed', 'checkout', 'cs_sandbox_FSI2SiJ93OBuC53gvslXKUST0n24Nc8o', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_hSdmEzvzrIO0usordtqsy-OiwPQIgckP', 'checkout.session.completed', 'checkout', 'cs_sandbox_FadCYp-1zXVHfs0jQDt98z_rREPjUqiX', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_OEBOZF9nAfPvjb4EXqLjdvKcjt3-cym9', 'checkout.session.completed', 'checkout', 'cs_sandbox_v6ywZHKxaHdlxUAJe5SlQ4fjCPfqkIlr', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_of_provider; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_of_provider UNIQUE (provider_id, account_id);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: admin_sessions admin_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: bank_lines bank_lines_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_unique UNIQUE (payment_id);


--
-- Name: bank_lines bank_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_place; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_place UNIQUE (retreat_id, package_type, place_number);


--
-- Name: bookings bookings_reference_suffix_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_reference_suffix_unique UNIQUE (reference_suffix);


--
-- Name: checkout_sessions checkout_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_pkey PRIMARY KEY (id);


--
-- Name: checkout_sessions checkout_sessions_provider_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_provider_id_unique UNIQUE (provider_id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);


--
-- Name: document_counters document_counters_kind_year_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.document_counters
    ADD CONSTRAINT document_counters_kind_year_pk PRIMARY KEY (kind, year);


--
-- Name: documents documents_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_number UNIQUE (kind, year, number);


--
-- Name: documents documents_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_unique UNIQUE (payment_id);


--
-- Name: documents documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);


--
-- Name: leases leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);


--
-- Name: mails mails_occasion_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_occasion_unique UNIQUE (occasion);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: payments payments_provider_reference_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_provider_reference_unique UNIQUE (provider_reference);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: retreats retreats_dates; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retreats
    ADD CONSTRAINT retreats_dates UNIQUE (starts_on, ends_on);


--
-- Name: retreats retreats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retreats
    ADD CONSTRAINT retreats_pkey PRIMARY KEY (id);


--
-- Name: sandbox_checkouts sandbox_checkouts_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_checkouts sandbox_checkouts_payment_intent_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_payment_intent_unique UNIQUE (payment_intent);


--
-- Name: sandbox_checkouts sandbox_checkouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_pkey PRIMARY KEY (id);


--
-- Name: sandbox_refunds sandbox_refunds_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_refunds sandbox_refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);


--
-- Name: users users_email_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: webhook_events webhook_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);


--
-- Name: accounts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user ON public.accounts USING btree (user_id);


--
-- Name: bookings_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_created ON public.bookings USING btree (created_at, id);


--
-- Name: bookings_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_email ON public.bookings USING btree (email);


--
-- Name: bookings_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_held ON public.bookings USING btree (retreat_id, package_type) WHERE (place_number IS NOT NULL);


--
-- Name: bookings_hold_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_hold_expires ON public.bookings USING btree (hold_expires_at);


--
-- Name: bookings_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_user ON public.bookings USING btree (user_id);


--
-- Name: checkout_sessions_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX checkout_sessions_booking ON public.checkout_sessions USING btree (booking_id);


--
-- Name: checkout_sessions_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX checkout_sessions_one_live ON public.checkout_sessions USING btree (booking_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));


--
-- Name: contacts_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_created ON public.contacts USING btree (created_at, id);


--
-- Name: documents_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_booking ON public.documents USING btree (booking_id);


--
-- Name: mails_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_booking ON public.mails USING btree (booking_id);


--
-- Name: mails_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_created ON public.mails USING btree (created_at, id);


--
-- Name: mails_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'queued'::text);


--
-- Name: mails_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_failed ON public.mails USING btree (created_at) WHERE (state = 'failed'::text);


--
-- Name: payments_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_booking ON public.payments USING btree (booking_id);


--
-- Name: payments_one_report; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_report ON public.payments USING btree (booking_id, kind) WHERE ((state = 'reported'::text) AND (kind <> 'balance'::text));


--
-- Name: payments_refund_of_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_refund_of_index ON public.payments USING btree (refund_of);


--
-- Name: payments_state_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_state_index ON public.payments USING btree (state);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: verifications_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


--
-- Name: webhook_events_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_due ON public.webhook_events USING btree (due_at) WHERE (processed_at IS NULL);


--
-- Name: documents documents_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER documents_are_final BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION public.refuse_document_change();


--
-- Name: accounts accounts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: bank_lines bank_lines_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: bookings bookings_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


--
-- Name: bookings bookings_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: checkout_sessions checkout_sessions_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: documents documents_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: documents documents_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: mails mails_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_refund_of_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_refund_of_payments_id_fk FOREIGN KEY (refund_of) REFERENCES public.payments(id);


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
