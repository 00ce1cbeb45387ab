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
    payment_status text NOT NULL,
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
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR ((status = 'booking_submitted'::text) AND (payment_status = 'pending'::text)))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_payment_status CHECK ((payment_status = ANY (ARRAY['pending'::text, 'deposit_paid'::text, 'fully_paid'::text]))),
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
	(1, '16bea15942fb7f7f2ff2d582670869a71fa9191342bb18480e24367420b19044', 1795270386806);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('qclxET9PPlGjP3yOXCsdj3ztvwavcUqk', 'KUgjcxX0SNJ4mNVOdtt6TelTNVRsUNYg', 'credential', 'KUgjcxX0SNJ4mNVOdtt6TelTNVRsUNYg', NULL, NULL, NULL, NULL, NULL, NULL, 'd8a0c94d604243aac4f8ad433b87ff16:ab601d7886b1a1a5bc0aea6a2a4c8e172817c92df8637aba91b4f51e6c607cb0c4aaf7b73251a6b2b5148f0e255054de079146ac5747d82f994f9d02a58dbac1', '2026-11-22 03:42:00.416+00', '2026-11-22 03:42:00.416+00'),
	('GZzwWpM6p6X6wvlL3ZKVkpn9qrlGSNTM', 'QbxCu82L9ZJYDYS3DjgqMxyiFWXIdzxv', 'credential', 'QbxCu82L9ZJYDYS3DjgqMxyiFWXIdzxv', NULL, NULL, NULL, NULL, NULL, NULL, 'd1cdeb834322acd35da165c970fd79e3:edad4dd97d01b6f264fad07ad3a56fcfa3a1e248322d497eaedc77a6582426484435221d90c71b09fcdb824a75c5c862e84a6dd17cc04e74f58bc5e276180557', '2026-11-22 03:42:00.954+00', '2026-11-22 03:42:00.954+00'),
	('MOBGm48TQ4CUjpEonIXIcdnAy8mxJmP8', 'LMChz6ViWsLjXeMu8Q0bnYx7k1plXtlT', 'credential', 'LMChz6ViWsLjXeMu8Q0bnYx7k1plXtlT', NULL, NULL, NULL, NULL, NULL, NULL, 'a53e85bd8de727eccbeb131a080c6237:6ecd511e9e4bcb1bc0f6f1667c9eefb92ba77450f32445e5ac18a824945080898d589cd22343d0e5fd6c61e0c7c695d6c757f01649cd8657bbf1fa50158914b8', '2026-11-22 03:42:02.759+00', '2026-11-22 03:42:02.759+00'),
	('OG8tVg0HPigEYbtvE2zBUcR3Txz6Lk8L', '1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', 'credential', '1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', NULL, NULL, NULL, NULL, NULL, NULL, '2ba024acd0bdfa698bef6bde356236ee:6b5c6fd1c65099b19484680003ca1b68a9a09daa2e5e2690887c5514c4f34b394c96d877ed1b7a7cead72cae2d66582688e00ea55b795820c4a32a71f6cdd8e5', '2026-11-22 03:42:03.837+00', '2026-11-22 03:42:03.837+00'),
	('2Mw42jRqPBBU4hXM3wkUTWSYPejPExEk', 'z7lNNTdlc6cKTcYRMZksFS3p35Iax4Pi', 'credential', 'z7lNNTdlc6cKTcYRMZksFS3p35Iax4Pi', NULL, NULL, NULL, NULL, NULL, NULL, '0be944047b2d877bba98664d2266ef76:f88b1254b37f05d757206de818c51271a3b032a9b3ac04a24ac3fc30f99ae4357e998d8915c4c82de70058ca312ad02005569fa50d9c101dc212d9369d09f711', '2026-11-22 03:42:04.409+00', '2026-11-22 03:42:04.409+00'),
	('L8q4vrSYGuLWrNtFko6kTNen7lqdgjNw', 'YeD4QXUhVSmItjwj7MFZzo5rq4vlFl0W', 'credential', 'YeD4QXUhVSmItjwj7MFZzo5rq4vlFl0W', NULL, NULL, NULL, NULL, NULL, NULL, '6e4dedfd9f32d1c13b44eb271c414154:4e8ba7966dc0de27b23a47332ac4d2f539c8c4ddf02bba48330395ae75d2c3b37790072689b71f8278c5f31772cc7950dd3eb306dadbcce8421c7eaa9500b30b', '2026-11-22 03:42:04.702+00', '2026-11-22 03:42:04.702+00'),
	('BaJFLabRCI9qvyFiicauJaklINggtkW8', 'lzmHx5Mk4t7wxI3RaAx00tvV7o8VQYjM', 'credential', 'lzmHx5Mk4t7wxI3RaAx00tvV7o8VQYjM', NULL, NULL, NULL, NULL, NULL, NULL, '5605eb11dca471efd18a8ce55a1fe44c:32844d509f732703ea684feee0e8dbdca567601ecc34d36e29466c6586828b8818cc65dcc1c1fe1674767c9f712e649069760ca173e380867380328e3d3f6d9a', '2026-11-22 03:42:05.324+00', '2026-11-22 03:42:05.324+00'),
	('XOaqrPKlg6IqbQkoJFaScJ48NvbXOCGB', 'LTFqIgkl3seR9lvVbF1IA2n3Kt5nLPjQ', 'credential', 'LTFqIgkl3seR9lvVbF1IA2n3Kt5nLPjQ', NULL, NULL, NULL, NULL, NULL, NULL, 'bb4635ef5da09a017eef5a11eeccc362:0320ce927d9ff255c4b2d39123fcfafaead51d29db77f255bc2ee0b9689ae75251d53753aad2d71c4160d484a44939b413013fd28486cb412ce87e306af7a40d', '2026-11-22 03:42:06.649+00', '2026-11-22 03:42:06.649+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('b0e25cf5562122e2a7aac3a290f313e7b67d5acb98d0e04d869ea80f86674d92', '2025-09-01 21:00:00+00');


--
-- Data for Name: bank_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_lines VALUES
	('08e53824bfbcf3872e0182c223dae8df', 'c11ce726-df71-433e-898d-cb48c2d28731', '2025-09-03', '2025-09-01 09:00:00+00');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('af587de1-e149-49d6-8bfc-d6c469f71c3c', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', 'deposit_paid', '2025-08-20 10:00:00+00', NULL, NULL, '51d05a22-b587-4393-a861-1032c7b15085', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'Example contact', '+00 000 001', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'EXA8', 0, true, DEFAULT),
	('ccf61feb-0137-4d58-bcb6-16f85f8101b8', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', 'fully_paid', '2025-08-20 10:00:00+00', NULL, NULL, '51d05a22-b587-4393-a861-1032c7b15085', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'Example contact', '+00 000 001', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', '46NJ', 0, true, DEFAULT),
	('d0e8f489-ce70-450c-ae4b-422fda1c5080', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', 'pending', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'CB85', 0, false, DEFAULT),
	('372c73de-e322-4f57-9b7f-733b1f404042', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'QbxCu82L9ZJYDYS3DjgqMxyiFWXIdzxv', 'payment_confirmed', 'deposit_paid', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', 'FSRQ', 0, false, DEFAULT),
	('d1b34e21-167e-4dc1-8039-27cf1b39e57d', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'LMChz6ViWsLjXeMu8Q0bnYx7k1plXtlT', 'cancelled', 'fully_paid', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '6ADN', 1, false, DEFAULT),
	('3f971dd0-085e-4528-84c1-66b16b2ce446', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', 'payment_confirmed', 'fully_paid', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'Jan Peeters', '+32 470 00 00 02', NULL, NULL, NULL, NULL, '', 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '7J86', 0, false, DEFAULT),
	('b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'YeD4QXUhVSmItjwj7MFZzo5rq4vlFl0W', 'payment_confirmed', 'deposit_paid', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '382M', 0, false, DEFAULT),
	('e103cb60-44fa-438d-bbe3-8558a536c9b0', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'lzmHx5Mk4t7wxI3RaAx00tvV7o8VQYjM', 'booking_submitted', 'deposit_paid', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'YAQH', 0, false, DEFAULT),
	('3f6d0668-dec0-4b82-ab84-50f120977ad6', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'KUgjcxX0SNJ4mNVOdtt6TelTNVRsUNYg', 'expired', 'pending', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', 'Asthma', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'XRXU', 1, false, DEFAULT),
	('e5923ae4-c7a3-4712-a603-ead651108856', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'z7lNNTdlc6cKTcYRMZksFS3p35Iax4Pi', 'expired', 'pending', '2025-09-01 09:00:00+00', NULL, NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'HJC9', 1, false, DEFAULT),
	('13234fd1-f5e2-4bd5-9a78-539e5305931a', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'LTFqIgkl3seR9lvVbF1IA2n3Kt5nLPjQ', 'booking_submitted', 'pending', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, '3e63b57a-41e5-4154-bffe-2cd5832ad177', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'Lamin Jallow', '+220 300 0000', 31, 62, 171, 'Two lessons so far', '', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'W3YD', 0, false, DEFAULT);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('7f854750-8f45-4cc8-9915-f63533a93bd0', 'cs_sandbox_Baqtp3EMNQiLEpIKu6dm_TVJBPIG9qQW', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_Baqtp3EMNQiLEpIKu6dm_TVJBPIG9qQW', '372c73de-e322-4f57-9b7f-733b1f404042', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00'),
	('6351ec42-801a-4db2-9cf1-795c8af53599', 'cs_sandbox_1xB3tHGpLeQrVw0mWyJ1QPOKEb6i5LQn', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_1xB3tHGpLeQrVw0mWyJ1QPOKEb6i5LQn', '372c73de-e322-4f57-9b7f-733b1f404042', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00'),
	('a1c146df-062b-4254-9357-d3d0a9fd849d', 'cs_sandbox_CyDsOGBa7wC23sMYdV18oV-ocbLmJG9z', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_CyDsOGBa7wC23sMYdV18oV-ocbLmJG9z', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00');


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('ac550dee-1ca3-48df-940c-2ba463748214', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00');


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
	('33a4ee53-cf02-4791-9d1e-fce2f2983aa2', 'receipt', 2025, 1, '372c73de-e322-4f57-9b7f-733b1f404042', 'bdcd7c15-dcef-488e-b480-167ef12267e6', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-FSRQ", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue 16 September 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('dedf196f-b839-4b19-8979-e46ac6e34b63', 'receipt', 2025, 2, '372c73de-e322-4f57-9b7f-733b1f404042', 'd6c09f3d-d540-47e2-a0bb-b7e9be9ffa78', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-FSRQ", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('eac4c866-be26-4c2d-8f8b-acaa4e672876', 'receipt', 2025, 3, 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', '133bcbd5-4c81-4930-8be0-274654e9ae77', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-6ADN", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('f3881147-84e4-464d-a5ba-ab7ba08067d3', 'credit_note', 2025, 1, 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', '9d0c24e1-52da-439b-bd38-df518a4424a7', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-6ADN", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('70880bb6-f10b-4fb7-9fdc-f9f3a66c0c16', 'receipt', 2025, 4, '3f971dd0-085e-4528-84c1-66b16b2ce446', '07a08c97-c09e-42f1-a222-6c20d5de2035', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-7J86", "packageName": "Wellness package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-7J86"}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('6ac1e0ca-359c-4e30-9188-eee154fd0522', 'receipt', 2025, 5, 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'c11ce726-df71-433e-898d-cb48c2d28731', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-382M", "packageName": "Kitesurf package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-382M"}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue 16 September 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', '93477375-bb78-46e9-b42d-cb3e616494f3', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('bb350835-4b3d-437e-adbd-a2c27563bd4a', '3f6d0668-dec0-4b82-ab84-50f120977ad6', 'booking-received', 'booking-received:3f6d0668-dec0-4b82-ab84-50f120977ad6:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=3f6d0668-dec0-4b82-ab84-50f120977ad6

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-XRXU
Reference for a full transfer: KITE-FULL-2025-JALLOW-XRXU

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:00.446065+00'),
	('dbe36ac5-7e1e-4e70-a236-9fae9775e8a8', '372c73de-e322-4f57-9b7f-733b1f404042', 'booking-received', 'booking-received:372c73de-e322-4f57-9b7f-733b1f404042:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=372c73de-e322-4f57-9b7f-733b1f404042

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-FSRQ
Reference for a full transfer: KITE-FULL-2025-JALLOW-FSRQ

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:01.062718+00'),
	('8313fa01-94c1-48f2-9cb0-d0b5961ff910', '372c73de-e322-4f57-9b7f-733b1f404042', 'payment-received', 'payment-received:372c73de-e322-4f57-9b7f-733b1f404042:bdcd7c15-dcef-488e-b480-167ef12267e6', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Your payment has arrived

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "33a4ee53-cf02-4791-9d1e-fce2f2983aa2"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:372c73de-e322-4f57-9b7f-733b1f404042\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:01.497649+00'),
	('e01cef94-9372-4238-8229-721f7b75d2b7', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=1K5XYeDG10BEil8DVvHp94df

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.748015+00'),
	('0244bc72-61b8-4c9a-82f7-7fcecffc4862', '372c73de-e322-4f57-9b7f-733b1f404042', 'payment-received', 'payment-received:372c73de-e322-4f57-9b7f-733b1f404042:d6c09f3d-d540-47e2-a0bb-b7e9be9ffa78', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Your payment has arrived

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "dedf196f-b839-4b19-8979-e46ac6e34b63"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:372c73de-e322-4f57-9b7f-733b1f404042\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:02.113522+00'),
	('71a27af3-5eb7-45c5-b134-bf2caa609c96', '372c73de-e322-4f57-9b7f-733b1f404042', 'booking-changed', 'booking-changed:372c73de-e322-4f57-9b7f-733b1f404042:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:372c73de-e322-4f57-9b7f-733b1f404042\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Private room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:02.245732+00'),
	('4b5f5d1b-41ff-4cd5-a922-18126e057fae', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'operator-transfer-reported', 'operator-transfer-reported:3f971dd0-085e-4528-84c1-66b16b2ce446:07a08c97-c09e-42f1-a222-6c20d5de2035', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. The place
is kept until you mark it received or not received.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-7J86

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Wellness, without kiting
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:03.945694+00'),
	('078ea5c1-a51a-4481-916c-eee4f8ce5fc9', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'booking-received', 'booking-received:d1b34e21-167e-4dc1-8039-27cf1b39e57d:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=d1b34e21-167e-4dc1-8039-27cf1b39e57d

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-6ADN
Reference for a full transfer: KITE-FULL-2025-JALLOW-6ADN

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:02.773247+00'),
	('cc9afd30-ec03-4a9c-bb7e-a9e271de9bde', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'payment-received', 'payment-received:d1b34e21-167e-4dc1-8039-27cf1b39e57d:133bcbd5-4c81-4930-8be0-274654e9ae77', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Your payment has arrived

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "eac4c866-be26-4c2d-8f8b-acaa4e672876"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:d1b34e21-167e-4dc1-8039-27cf1b39e57d\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:03.093257+00'),
	('ab53a51e-ba6b-4ff2-9496-c29e98985c3b', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'booking-cancelled', 'booking-cancelled:d1b34e21-167e-4dc1-8039-27cf1b39e57d:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "f3881147-84e4-464d-a5ba-ab7ba08067d3"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:d1b34e21-167e-4dc1-8039-27cf1b39e57d\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:03.371971+00'),
	('dbb10301-1682-49d0-addd-5df0c2124bf0', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'booking-received', 'booking-received:3f971dd0-085e-4528-84c1-66b16b2ce446:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=3f971dd0-085e-4528-84c1-66b16b2ce446

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-7J86
Reference for a full transfer: KITE-FULL-2025-PEETERS-7J86

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:03.862304+00'),
	('b526a2c2-99e5-47d9-8ad7-89c4f3996318', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'transfer-reported', 'transfer-reported:3f971dd0-085e-4528-84c1-66b16b2ce446:07a08c97-c09e-42f1-a222-6c20d5de2035', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Lena,

You told us that you have transferred €950. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-7J86
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:03.945694+00'),
	('27f633f1-fe8c-4a01-b115-37763e53874c', NULL, 'contact-received', 'contact-received:ac550dee-1ca3-48df-940c-2ba463748214', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.662015+00'),
	('d0e17bb4-0347-46cf-aa88-8555b4ef0331', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'transfer-received', 'transfer-received:3f971dd0-085e-4528-84c1-66b16b2ce446:07a08c97-c09e-42f1-a222-6c20d5de2035', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Your transfer has arrived

Hello Lena,

Your transfer of €950 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-7J86

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "70880bb6-f10b-4fb7-9fdc-f9f3a66c0c16"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:3f971dd0-085e-4528-84c1-66b16b2ce446\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Wellness package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.098179+00'),
	('854a452f-5e9c-4139-b16c-cca3afe13584', 'e5923ae4-c7a3-4712-a603-ead651108856', 'booking-received', 'booking-received:e5923ae4-c7a3-4712-a603-ead651108856:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=e5923ae4-c7a3-4712-a603-ead651108856

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-HJC9
Reference for a full transfer: KITE-FULL-2025-JALLOW-HJC9

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.428326+00'),
	('4f0fc73d-8d2e-49b0-8347-a06c7c6a3108', 'e5923ae4-c7a3-4712-a603-ead651108856', 'transfer-reported', 'transfer-reported:e5923ae4-c7a3-4712-a603-ead651108856:af368cb8-8102-44f5-b11a-d5f29eeb4553', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-HJC9
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.464473+00'),
	('1ffcda52-ec58-41be-8d16-1b743ff809b3', 'e5923ae4-c7a3-4712-a603-ead651108856', 'operator-transfer-reported', 'operator-transfer-reported:e5923ae4-c7a3-4712-a603-ead651108856:af368cb8-8102-44f5-b11a-d5f29eeb4553', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-HJC9

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.464473+00'),
	('e177547d-c2c5-46e4-989d-814ee90032bd', 'e5923ae4-c7a3-4712-a603-ead651108856', 'transfer-rejected', 'transfer-rejected:e5923ae4-c7a3-4712-a603-ead651108856:af368cb8-8102-44f5-b11a-d5f29eeb4553', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC); after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=e5923ae4-c7a3-4712-a603-ead651108856

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-HJC9

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.494121+00'),
	('a1cf1317-34de-4cb1-8bd5-e6f5cdaf2e77', 'e103cb60-44fa-438d-bbe3-8558a536c9b0', 'transfer-reported', 'transfer-reported:e103cb60-44fa-438d-bbe3-8558a536c9b0:fdbcee75-ad66-49f2-b9ec-b49ead37a866', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-YAQH
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.469996+00'),
	('4d4223dd-0dea-4d3a-bf22-25dd78674e2e', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'booking-received', 'booking-received:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=b52e5db3-8ef8-44e5-87c4-77608b8d8ac8

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-382M
Reference for a full transfer: KITE-FULL-2025-JALLOW-382M

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.728611+00');
INSERT INTO public.mails VALUES
	('0e6859a5-187a-416d-98fe-c9fe2dda59e7', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'transfer-reported', 'transfer-reported:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8:c11ce726-df71-433e-898d-cb48c2d28731', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', 'Your transfer is on its way

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived.

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-382M
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.783917+00'),
	('05a3889c-f79b-4f47-ba6b-ef0b08eea126', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'operator-transfer-reported', 'operator-transfer-reported:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8:c11ce726-df71-433e-898d-cb48c2d28731', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-382M

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.783917+00'),
	('32e9b1f6-358b-4573-9d4b-ae012532c8b5', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'transfer-received', 'transfer-received:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8:c11ce726-df71-433e-898d-cb48c2d28731', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Your transfer has arrived

Hello Awa,

Your transfer of €200 has arrived, and your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue 16 September 2025; you pay it on
your dashboard.

Open my dashboard http://127.0.0.1:3000/dashboard

This payment
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-382M

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "6ac1e0ca-359c-4e30-9188-eee154fd0522"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kitesurf package\\, Shared room\\n\\nOn your first day we pick yo\r\n u up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on \r\n arrival and €20 on departure. It is not part of the price.\\n\\nA question\r\n ? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:\r\n 3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:04.938533+00'),
	('f5c41621-995d-4901-98aa-a8448d2953b1', 'e103cb60-44fa-438d-bbe3-8558a536c9b0', 'booking-received', 'booking-received:e103cb60-44fa-438d-bbe3-8558a536c9b0:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed 3 September, 09:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed 3
September, 09:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=e103cb60-44fa-438d-bbe3-8558a536c9b0

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-YAQH
Reference for a full transfer: KITE-FULL-2025-JALLOW-YAQH

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.343064+00'),
	('f1117e3d-1c19-4383-a264-d462309fee32', 'e103cb60-44fa-438d-bbe3-8558a536c9b0', 'operator-transfer-reported', 'operator-transfer-reported:e103cb60-44fa-438d-bbe3-8558a536c9b0:fdbcee75-ad66-49f2-b9ec-b49ead37a866', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. The place is
kept until you mark it received or not received.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-YAQH

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kitesurf
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.469996+00'),
	('de61a82a-83f2-4746-8818-9678dc6215af', NULL, 'contact-acknowledgement', 'contact-acknowledgement:ac550dee-1ca3-48df-940c-2ba463748214', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:05.662015+00'),
	('709a0af0-89ea-499b-9811-d3f6c14511a2', '3f6d0668-dec0-4b82-ab84-50f120977ad6', 'booking-expired', 'booking-expired:3f6d0668-dec0-4b82-ab84-50f120977ad6:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.217267+00'),
	('109d9bce-262d-4d44-baf2-6e7692f90ca6', 'e5923ae4-c7a3-4712-a603-ead651108856', 'booking-expired', 'booking-expired:e5923ae4-c7a3-4712-a603-ead651108856:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.259488+00'),
	('01903cc4-652f-486c-a024-af22eaada093', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'pre-travel', 'pre-travel:b52e5db3-8ef8-44e5-87c4-77608b8d8ac8:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.329821+00'),
	('343aaf59-acc3-46cd-956b-952fd23760d2', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'pre-travel', 'pre-travel:3f971dd0-085e-4528-84c1-66b16b2ce446:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.373299+00'),
	('b4b70ca8-6f44-422a-bc3d-741e838d0c65', '372c73de-e322-4f57-9b7f-733b1f404042', 'pre-travel', 'pre-travel:372c73de-e322-4f57-9b7f-733b1f404042:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.416456+00'),
	('b03eceec-0a2f-4734-b7a9-78e17518f976', '13234fd1-f5e2-4bd5-9a78-539e5305931a', 'booking-received', 'booking-received:13234fd1-f5e2-4bd5-9a78-539e5305931a:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri 5 September, 10:00 Gambia time (UTC)', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri 5
September, 10:00 Gambia time (UTC). It becomes yours with the deposit of
€200 or the full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=13234fd1-f5e2-4bd5-9a78-539e5305931a

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-W3YD
Reference for a full transfer: KITE-FULL-2025-JALLOW-W3YD

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 03:42:06.698946+00');


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('e2c3445e-2719-4a37-9b8f-4dab683d8010', 'af587de1-e149-49d6-8bfc-d6c469f71c3c', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL),
	('27fb9498-3d14-4133-b23f-4f7cc744ea13', 'ccf61feb-0137-4d58-bcb6-16f85f8101b8', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL),
	('bdcd7c15-dcef-488e-b480-167ef12267e6', '372c73de-e322-4f57-9b7f-733b1f404042', 'deposit', 'card', 20000, 'received', 'pi_sandbox_EHYl5XmMdRr1z6BCZ3wdre0dv6mkj85Z', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('d6c09f3d-d540-47e2-a0bb-b7e9be9ffa78', '372c73de-e322-4f57-9b7f-733b1f404042', 'balance', 'card', 75000, 'received', 'pi_sandbox_tTtkFsHK8noOTWbMTvKFRJ9rqqnJ25xP', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('133bcbd5-4c81-4930-8be0-274654e9ae77', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'full', 'card', 95000, 'received', 'pi_sandbox_rxHO-LFsTwJUsIk2puw9gMyMEp1LIoXz', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('9d0c24e1-52da-439b-bd38-df518a4424a7', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'refund', 'card', 95000, 'refunded', 're_sandbox_0_lUcuxpXLaP6FTvvOLQkWgrecQGjD6c', NULL, '133bcbd5-4c81-4930-8be0-274654e9ae77', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('07a08c97-c09e-42f1-a222-6c20d5de2035', '3f971dd0-085e-4528-84c1-66b16b2ce446', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-7J86', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('af368cb8-8102-44f5-b11a-d5f29eeb4553', 'e5923ae4-c7a3-4712-a603-ead651108856', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-HJC9', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('c11ce726-df71-433e-898d-cb48c2d28731', 'b52e5db3-8ef8-44e5-87c4-77608b8d8ac8', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-382M', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL),
	('fdbcee75-ad66-49f2-b9ec-b49ead37a866', 'e103cb60-44fa-438d-bbe3-8558a536c9b0', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-YAQH', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL);


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('password-address-minute:unknown', 0, '2026-11-22 03:42:59.866+00'),
	('password-address-day:unknown', 0, '2026-11-23 03:41:59.868+00'),
	('draft:unknown', 1, '2026-11-22 03:42:59.887+00'),
	('contact:unknown', 1, '2026-11-22 03:43:05.646+00'),
	('forgot:unknown', 1, '2026-11-22 03:43:05.714+00'),
	('reset-mail:companion@example.com', 1, '2026-11-22 04:42:05.718+00'),
	('register:unknown', 8, '2026-11-22 03:42:59.914+00'),
	('submit:unknown', 8, '2026-11-22 03:43:00.441+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('3e63b57a-41e5-4154-bffe-2cd5832ad177', '2025-10-31', '2025-11-07', 8, 8, 'on_sale'),
	('b4e7f74d-d671-4cbb-a5fb-4f57c678b0e4', '2025-11-07', '2025-11-14', 8, 8, 'on_sale'),
	('51d05a22-b587-4393-a861-1032c7b15085', '2025-12-05', '2025-12-12', 8, 8, 'on_sale'),
	('f4228c36-33c1-4d99-92e5-e52e44f32b4a', '2026-01-09', '2026-01-16', 8, 8, 'on_sale'),
	('ab183341-b0fd-40ec-b232-3d6451bb10be', '2026-01-23', '2026-01-30', 8, 8, 'on_sale'),
	('22aba359-2e6e-4b5f-bb89-ef101806cd15', '2026-02-06', '2026-02-13', 8, 8, 'on_sale'),
	('1dd853a7-766b-4d2d-a1c9-afa3ed85f1f1', '2026-02-20', '2026-02-27', 8, 8, 'on_sale'),
	('90cddcc5-8110-4cec-bbbe-877c2f275ad0', '2026-03-06', '2026-03-13', 8, 8, 'on_sale'),
	('153e5ca0-b146-49a2-b217-e8e3041e1d3d', '2026-03-20', '2026-03-27', 8, 8, 'on_sale'),
	('34dd5e5d-bdc9-4943-864e-8268809701ac', '2026-10-30', '2026-11-06', 8, 8, 'on_sale'),
	('6ceca2de-d604-48bd-b9b7-0d2285082963', '2026-11-06', '2026-11-13', 8, 8, 'on_sale'),
	('c3a91799-51dc-4d72-9b91-5e44920cd59a', '2026-12-04', '2026-12-11', 8, 8, 'on_sale'),
	('63d61890-0cdb-4529-81f2-f84a21efaaf6', '2027-01-08', '2027-01-15', 8, 8, 'on_sale'),
	('932cfd3e-a55b-434b-b63c-890f78aa8619', '2027-01-22', '2027-01-29', 8, 8, 'on_sale'),
	('43acddfd-fda9-4254-a1cb-9c23c0b9319a', '2027-02-05', '2027-02-12', 8, 8, 'on_sale'),
	('f7e19db4-7a79-4ea1-b029-39834310a6b8', '2027-02-19', '2027-02-26', 8, 8, 'on_sale'),
	('7d806ba9-3e06-4489-9542-8cccd29bf9c8', '2027-03-05', '2027-03-12', 8, 8, 'on_sale'),
	('9bca1fae-bc74-4726-8df2-74e8f350d95f', '2027-03-19', '2027-03-26', 8, 8, 'on_sale');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_Baqtp3EMNQiLEpIKu6dm_TVJBPIG9qQW', '7f854750-8f45-4cc8-9915-f63533a93bd0', 'pi_sandbox_EHYl5XmMdRr1z6BCZ3wdre0dv6mkj85Z', '372c73de-e322-4f57-9b7f-733b1f404042', 'deposit', 'Deposit: Kitesurf retreat, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_Baqtp3EMNQiLEpIKu6dm_TVJBPIG9qQW', 'http://127.0.0.1:3000/payment?leadId=372c73de-e322-4f57-9b7f-733b1f404042&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_1xB3tHGpLeQrVw0mWyJ1QPOKEb6i5LQn', '6351ec42-801a-4db2-9cf1-795c8af53599', 'pi_sandbox_tTtkFsHK8noOTWbMTvKFRJ9rqqnJ25xP', '372c73de-e322-4f57-9b7f-733b1f404042', 'balance', 'Balance: Kitesurf retreat, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_1xB3tHGpLeQrVw0mWyJ1QPOKEb6i5LQn', 'http://127.0.0.1:3000/payment?leadId=372c73de-e322-4f57-9b7f-733b1f404042&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_CyDsOGBa7wC23sMYdV18oV-ocbLmJG9z', 'a1c146df-062b-4254-9357-d3d0a9fd849d', 'pi_sandbox_rxHO-LFsTwJUsIk2puw9gMyMEp1LIoXz', 'd1b34e21-167e-4dc1-8039-27cf1b39e57d', 'full', 'Full payment: Kitesurf retreat, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_CyDsOGBa7wC23sMYdV18oV-ocbLmJG9z', 'http://127.0.0.1:3000/payment?leadId=d1b34e21-167e-4dc1-8039-27cf1b39e57d&cancelled=true', '2025-09-01 10:00:00+00');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_0_lUcuxpXLaP6FTvvOLQkWgrecQGjD6c', '9d0c24e1-52da-439b-bd38-df518a4424a7', 'pi_sandbox_rxHO-LFsTwJUsIk2puw9gMyMEp1LIoXz', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('wdla0gWMPIOQJNYSfRKOlO6rtrPtO25s', 'g1p7lYPB8GPITTFOUgFFyxcYa9BQyGim', 'KUgjcxX0SNJ4mNVOdtt6TelTNVRsUNYg', '2026-12-22 03:42:00.426+00', '', '', '2026-11-22 03:42:00.426+00', '2026-11-22 03:42:00.426+00'),
	('Sev0owxOyYYnqZV8yYXiUkG4y0SBXm1y', 'rHaEhCKGJCBAIqxrch1QHgrqUE7Q60JP', 'QbxCu82L9ZJYDYS3DjgqMxyiFWXIdzxv', '2026-12-22 03:42:00.958+00', '', '', '2026-11-22 03:42:00.958+00', '2026-11-22 03:42:00.958+00'),
	('YQE8jeXoblspfHF2c8qQvlLkoDKNOHPi', 'bSkW8cUhao50NMFraUrNA6ZakG0OnEpa', 'LMChz6ViWsLjXeMu8Q0bnYx7k1plXtlT', '2026-12-22 03:42:02.76+00', '', '', '2026-11-22 03:42:02.76+00', '2026-11-22 03:42:02.76+00'),
	('sFhnXZIPyCnXaCSeAuE8n0uB4kawBk0A', 'exW97iWn3AV8NKjYl9kuPjjFrvcoM2bm', '1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', '2026-12-22 03:42:03.838+00', '', '', '2026-11-22 03:42:03.838+00', '2026-11-22 03:42:03.838+00'),
	('c3XvXVO9fU9SVLCJts6RSaVUPgOUVFso', 'yc0fkmCa6hLjHbSQqzgSBITOQu2SDpj9', 'z7lNNTdlc6cKTcYRMZksFS3p35Iax4Pi', '2026-12-22 03:42:04.411+00', '', '', '2026-11-22 03:42:04.411+00', '2026-11-22 03:42:04.411+00'),
	('7wb0FIz3g0Ti2garZo9IH2Q83jheYg4E', '05UZYhE4qifDUNJdEOZwFXr8eGW4t7Rb', 'YeD4QXUhVSmItjwj7MFZzo5rq4vlFl0W', '2026-12-22 03:42:04.705+00', '', '', '2026-11-22 03:42:04.705+00', '2026-11-22 03:42:04.705+00'),
	('VabpTUuGiKdVM1iM9VVOq2S9CDCEPOPD', 'ibNTynxIIqW9cmVVpZIreApt2etDq369', 'lzmHx5Mk4t7wxI3RaAx00tvV7o8VQYjM', '2026-12-22 03:42:05.326+00', '', '', '2026-11-22 03:42:05.326+00', '2026-11-22 03:42:05.326+00'),
	('5eTg7k3EDABXm0KGMyNrYM2LKKcT2K8P', 'NsyACaRY9wLYfwDYdAgSYXZ7fiBNJfcp', 'LTFqIgkl3seR9lvVbF1IA2n3Kt5nLPjQ', '2026-12-22 03:42:06.673+00', '', '', '2026-11-22 03:42:06.673+00', '2026-11-22 03:42:06.673+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('KUgjcxX0SNJ4mNVOdtt6TelTNVRsUNYg', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:00.398+00', '2026-11-22 03:42:00.398+00'),
	('QbxCu82L9ZJYDYS3DjgqMxyiFWXIdzxv', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:00.931+00', '2026-11-22 03:42:00.931+00'),
	('LMChz6ViWsLjXeMu8Q0bnYx7k1plXtlT', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:02.722+00', '2026-11-22 03:42:02.722+00'),
	('1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:03.835+00', '2026-11-22 03:42:03.835+00'),
	('z7lNNTdlc6cKTcYRMZksFS3p35Iax4Pi', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:04.399+00', '2026-11-22 03:42:04.399+00'),
	('YeD4QXUhVSmItjwj7MFZzo5rq4vlFl0W', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:04.697+00', '2026-11-22 03:42:04.697+00'),
	('lzmHx5Mk4t7wxI3RaAx00tvV7o8VQYjM', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:05.32+00', '2026-11-22 03:42:05.32+00'),
	('LTFqIgkl3seR9lvVbF1IA2n3Kt5nLPjQ', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 03:42:06.645+00', '2026-11-22 03:42:06.645+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('aGLmbIUg35YTQNt31bPg8FyhwOWECIia', 'vjcVCoY9lbXvyWXtKfOvTNzPvWKscTeK6zIza14oz0o', '1ZsHB42LHihuw4WrRRt5cVzwiCPu8m8Y', '2026-11-22 04:42:05.733+00', '2026-11-22 03:42:05.734+00', '2026-11-22 03:42:05.734+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_byBhnyPRaT0s8XEQQr6vhXFFjd9nOHSr', 'checkout.session.completed', 'checkout', 'cs_sandbox_Baqtp3EMNQiLEpIKu6dm_TVJBPIG9qQW', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_GGGQKrDFA1ZSSm9Tw43jw__cs0qrtF54', 'checkout.session.completed', 'checkout', 'cs_sandbox_1xB3tHGpLeQrVw0mWyJ1QPOKEb6i5LQn', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_YAT-rsNUeALRR4pYHl4MRP5LBAoQ9B5K', 'checkout.session.completed', 'checkout', 'cs_sandbox_CyDsOGBa7wC23sMYdV18oV-ocbLmJG9z', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


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
