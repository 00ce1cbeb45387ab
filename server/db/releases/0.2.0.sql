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
    expires_at timestamp with time zone NOT NULL,
    device text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    password_mark text
);


--
-- Name: alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alerts (
    kind text NOT NULL,
    server text DEFAULT ''::text NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    suspected_at timestamp with time zone,
    began_at timestamp with time zone,
    calm_since timestamp with time zone,
    facts jsonb,
    told_on date,
    told_over_on date,
    CONSTRAINT alerts_kind CHECK ((kind = ANY (ARRAY['mail-stuck'::text, 'card-failing'::text, 'disk-full'::text, 'backup-old'::text, 'certificate-ending'::text, 'no-backup-key'::text])))
);


--
-- Name: backup_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.backup_runs (
    id bigint NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    file text,
    bytes bigint,
    reason text,
    CONSTRAINT backup_runs_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT backup_runs_file CHECK (((state = 'done'::text) = ((file IS NOT NULL) AND (bytes IS NOT NULL)))),
    CONSTRAINT backup_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.backup_runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.backup_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: bank_layouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_layouts (
    fingerprint text NOT NULL,
    columns jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: bank_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_lines (
    id text NOT NULL,
    payment_id uuid NOT NULL,
    booked_on date,
    applied_at timestamp with time zone NOT NULL,
    link text DEFAULT 'received'::text NOT NULL,
    CONSTRAINT bank_lines_link CHECK ((link = ANY (ARRAY['received'::text, 'entered'::text])))
);


--
-- Name: booking_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.booking_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    device text NOT NULL,
    text text NOT NULL
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
    cancelled_at timestamp with time zone,
    cancellation_rule text,
    health_consent_at timestamp with time zone,
    health_consent_version text,
    health_consent_withdrawn_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (lower(
CASE
    WHEN (octet_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)) = char_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix))) THEN ((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)
    ELSE translate(replace(replace(replace(replace(replace(replace(replace(replace(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix), 'ß'::text, 'ss'::text), 'ẞ'::text, 'SS'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'AE'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'OE'::text), 'þ'::text, 'th'::text), 'Þ'::text, 'TH'::text), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹøØłŁđĐðÐħĦŧŦŋŊıəƏ’‘ʼʻ´`′“”„″‐‑‒–—−̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̕̚'::text, 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyyAaAaAaCcCcCcCcDdEeEeEeEeEeGgGgGgGgHhIiIiIiIiIJjKkLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZzOoUuAaIiOoUuUuUuUuUuAaAaGgKkOoOojGgNnAaAaAaEeEeIiIiOoOoRrRrUuUuSsTtHhAaEeOoOoOoOoYyAaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyoOlLdDdDhHtTnNieE''''''''''''''""""------'::text)
END)) STORED NOT NULL,
    time_zone text,
    arrival_flight text,
    arrival_date date,
    arrival_time text,
    departure_flight text,
    departure_date date,
    departure_time text,
    travel_note text,
    lowered_cents integer DEFAULT 0 NOT NULL,
    refund_link_version integer DEFAULT 1 NOT NULL,
    refund_asked_at timestamp with time zone,
    refund_account text,
    refund_account_at timestamp with time zone,
    pay_link_version integer DEFAULT 1 NOT NULL,
    room_share uuid,
    room_wish text,
    coach text,
    papers_checked_at timestamp with time zone,
    packed_at timestamp with time zone,
    handed_over_at timestamp with time zone,
    CONSTRAINT bookings_cancellation_rule CHECK ((cancellation_rule = ANY (ARRAY['within_48_hours'::text, '45_days_or_more'::text, '30_to_44_days'::text, 'under_30_days'::text, 'cancelled_by_organiser'::text, 'extraordinary_circumstances'::text, 'waived'::text]))),
    CONSTRAINT bookings_cancelled CHECK ((num_nulls(cancelled_at, cancellation_rule) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT bookings_health_consent CHECK (((num_nulls(health_consent_at, health_consent_version) = ANY (ARRAY[0, 2])) AND ((health_consent_withdrawn_at IS NULL) OR (health_consent_at IS NOT NULL)))),
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR (status = 'booking_submitted'::text))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_place_is_somewhere CHECK (((place_number IS NULL) OR ((place_number >= 1) AND (retreat_id IS NOT NULL) AND (package_type IS NOT NULL)))),
    CONSTRAINT bookings_place_while_held CHECK (((status = ANY (ARRAY['booking_submitted'::text, 'payment_confirmed'::text])) = (place_number IS NOT NULL))),
    CONSTRAINT bookings_quote_adds_up CHECK (((total_cents IS NULL) OR ((total_cents = (((base_price_cents + room_supplement_cents) - discount_cents) - lowered_cents)) AND (balance_cents = (total_cents - deposit_cents)) AND (discount_cents >= 0) AND (lowered_cents >= 0) AND (balance_cents >= 0)))),
    CONSTRAINT bookings_quote_whole CHECK ((num_nulls(tier, base_price_cents, room_supplement_cents, discount_cents, total_cents, deposit_cents, balance_cents, balance_due_on) = ANY (ARRAY[0, 8]))),
    CONSTRAINT bookings_room CHECK ((room = ANY (ARRAY['private'::text, 'shared'::text]))),
    CONSTRAINT bookings_room_share CHECK (((room_share IS NULL) OR ((place_number IS NOT NULL) AND (NOT (room IS DISTINCT FROM 'shared'::text))))),
    CONSTRAINT bookings_sealed_refund_account CHECK ((refund_account ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)),
    CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['in_progress'::text, 'booking_submitted'::text, 'payment_confirmed'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT bookings_submitted CHECK (((status = 'in_progress'::text) OR (submitted_at IS NOT NULL))),
    CONSTRAINT bookings_tier CHECK ((tier = ANY (ARRAY['super_early_bird'::text, 'early_bird'::text, 'standard'::text])))
);


--
-- Name: browser_errors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.browser_errors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    fingerprint text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    page text NOT NULL,
    browsers text[] NOT NULL,
    version text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone
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
    by_pay_link boolean DEFAULT false NOT NULL,
    CONSTRAINT checkout_sessions_amount CHECK ((amount_cents > 0)),
    CONSTRAINT checkout_sessions_opened CHECK (((state = ANY (ARRAY['opening'::text, 'closed'::text])) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
    CONSTRAINT checkout_sessions_payment_type CHECK ((payment_type = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text]))),
    CONSTRAINT checkout_sessions_state CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'settled'::text, 'refunded'::text, 'failed'::text, 'closed'::text])))
);


--
-- Name: complaints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.complaints (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    user_id text NOT NULL,
    text text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answer text,
    CONSTRAINT complaints_answered CHECK ((num_nulls(answered_at, answer) = ANY (ARRAY[0, 2])))
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
    created_at timestamp with time zone NOT NULL,
    user_id text,
    answered_at timestamp with time zone
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
-- Name: hand_overs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hand_overs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    state text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    accept_by date NOT NULL,
    to_name text,
    to_email text,
    ended_at timestamp with time zone,
    reason text,
    from_user_id text,
    from_name text,
    from_email text,
    CONSTRAINT hand_overs_ended CHECK (((state = ANY (ARRAY['asked'::text, 'open'::text])) = (ended_at IS NULL))),
    CONSTRAINT hand_overs_state CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'accepted'::text, 'taken_back'::text, 'refused'::text, 'lapsed'::text])))
);


--
-- Name: history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.history (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    device text,
    booking_id uuid,
    retreat_id uuid,
    what text NOT NULL,
    before text,
    after text,
    CONSTRAINT history_actor CHECK ((actor = ANY (ARRAY['operator'::text, 'guest'::text, 'site'::text]))),
    CONSTRAINT history_device CHECK (((device IS NULL) OR (actor = 'operator'::text)))
);


--
-- Name: history_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: kept_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kept_lines (
    id text NOT NULL,
    booked_on date,
    amount_cents integer NOT NULL,
    text text NOT NULL,
    bank_reference text,
    occurrence integer NOT NULL,
    state text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    kept_at timestamp with time zone NOT NULL,
    CONSTRAINT kept_lines_amount CHECK ((amount_cents > 0)),
    CONSTRAINT kept_lines_state CHECK ((state = ANY (ARRAY['waiting'::text, 'ignored'::text])))
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
    open_until timestamp with time zone,
    changed_from jsonb,
    CONSTRAINT mails_one_line CHECK ((((recipient || COALESCE(reply_to, ''::text)) || subject) !~ '[[:cntrl:]]'::text)),
    CONSTRAINT mails_sent CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: notion_sync; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notion_sync (
    id integer NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    reason text,
    CONSTRAINT notion_sync_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT notion_sync_one_row CHECK ((id = 1)),
    CONSTRAINT notion_sync_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: operator_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operator_settings (
    id integer NOT NULL,
    mail_on_booking boolean DEFAULT true NOT NULL,
    mail_on_card_payment boolean DEFAULT true NOT NULL,
    mail_on_cancellation boolean DEFAULT true NOT NULL,
    morning_digest boolean DEFAULT true NOT NULL,
    digested_on date,
    CONSTRAINT operator_settings_one_row CHECK ((id = 1))
);


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    asker text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    signature_count bigint NOT NULL,
    rp_id text NOT NULL,
    password_mark text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
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
    reason_note text,
    disputed_cents integer,
    waived_cents integer,
    received_on date,
    note text,
    papers_due_at timestamp with time zone,
    entry_before jsonb,
    undone_at timestamp with time zone,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_disputed_cents CHECK (((disputed_cents IS NULL) OR (disputed_cents >= 0))),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text, 'refund'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'cash'::text]))),
    CONSTRAINT payments_papers_wait CHECK (((papers_due_at IS NULL) OR ((state = 'received'::text) AND (entry_before IS NOT NULL)))),
    CONSTRAINT payments_reason_of_refund CHECK (((refund_reason IS NULL) OR (kind = 'refund'::text))),
    CONSTRAINT payments_refund_of CHECK (((kind = 'refund'::text) = (refund_of IS NOT NULL))),
    CONSTRAINT payments_refund_reason CHECK ((refund_reason = ANY (ARRAY['booking_cancelled'::text, 'booking_changed'::text, 'no_place_left'::text, 'paid_too_much'::text, 'paid_after_cancelling'::text, 'hold_ended'::text, 'given_back'::text, 'dispute_lost'::text, 'price_lowered'::text, 'paid_back'::text, 'taken_back'::text]))),
    CONSTRAINT payments_state CHECK ((state = ANY (ARRAY['initiated'::text, 'reported'::text, 'received'::text, 'rejected'::text, 'failed'::text, 'refunded'::text]))),
    CONSTRAINT payments_waived_cents CHECK (((waived_cents IS NULL) OR (waived_cents > 0)))
);


--
-- Name: provider_failures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_failures (
    call text NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    last_failed_at timestamp with time zone NOT NULL
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
-- Name: refund_tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refund_tries (
    refund_id uuid NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    key_number integer DEFAULT 0 NOT NULL,
    told_at timestamp with time zone,
    CONSTRAINT refund_tries_counts CHECK (((failures >= 0) AND (key_number >= 0)))
);


--
-- Name: restores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restores (
    id bigint NOT NULL,
    backup_made_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone NOT NULL,
    activated_at timestamp with time zone
);


--
-- Name: restores_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.restores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.restores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
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
    minimum_guests integer,
    cancelled_at timestamp with time zone,
    cancellation_reason text,
    lodge_link_version integer DEFAULT 1 NOT NULL,
    lodge_link_at timestamp with time zone,
    CONSTRAINT retreats_cancellation_reason CHECK ((cancellation_reason = ANY (ARRAY['organiser'::text, 'extraordinary'::text]))),
    CONSTRAINT retreats_cancelled CHECK ((num_nulls(cancelled_at, cancellation_reason) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT retreats_dates_in_order CHECK ((starts_on <= ends_on)),
    CONSTRAINT retreats_minimum CHECK (((minimum_guests IS NULL) OR (minimum_guests >= 1))),
    CONSTRAINT retreats_places CHECK (((places_kiter >= 0) AND (places_non_kiter >= 0))),
    CONSTRAINT retreats_status CHECK ((status = ANY (ARRAY['draft'::text, 'on_sale'::text, 'closed'::text, 'cancelled'::text])))
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
-- Name: unclaimed_holds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.unclaimed_holds (
    booking_id uuid NOT NULL,
    browser_key text NOT NULL,
    network_key text NOT NULL
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
	(1, '96a7a8bedf84506db49caa7c7c0fe4f569a66e4eee704400c57bd442bc875875', 1795319988885),
	(2, 'e2996488a5887fd67d4adb945dbbc04deca8ecb9a895a643242ba5449a2e4be7', 1795322679971),
	(3, '08d4c3bf9b9699d5c0d611d81f4bfeae5487d5a4499bffb8b79755927748c0eb', 1795325259450),
	(4, 'aa13849de2db12958fd0f617fba691e7948a84757823f3a5d539a08b9fdc1922', 1795329285331),
	(5, '1be09045ecdf05c20c4def67848fb50d8b1d5957514074e4d70798d41e93473e', 1795332116120),
	(6, '729085bae42773e827bfc2214539c07b4740c2d6d8a1d5e00b0719c40b20dc3f', 1795332686732),
	(7, '809b2eb06300ca07835466d0c32f656f71e27be318e05d0cd5579894143d1fe4', 1795340416878),
	(8, 'a246b7d9fa0835384604f653e097606efe9534bf97625f6c2e338f2cf7ad8e72', 1795341515121),
	(9, 'abcd7d485c9b1f63fe87526563fda685260a0e681d19856c4a75e45ae824347e', 1795344627120),
	(10, '765856c4a108e65b3bdc803da10e9603bc774c748b0f6e481bb8fed1f2352109', 1795351022586),
	(11, '918378b467e547964a71b9677f1ebbe66e10abb3f07dbbb6895e3ee01a4f9f3b', 1795351678804),
	(12, '41f47a1f616772bbe904a823305ac19bc53e5ce91c9284e5f210e480e67d6689', 1795354592919),
	(13, '155787cf2ad0130939ca0785fed25f99e9363d64ccbffb97d754bff0cbaf145f', 1795354626855),
	(14, 'ba0c1eed4e10cce3c9040e6ed44fa406352da1523bb7401731dec26fd9d2ad85', 1795355080558),
	(15, '6d5a25f4bc7486917c83313beae37a4e2ddf11acf4691a90353c9cdb3107fb7f', 1795355691882),
	(16, '738fb21ecbfd77a303c78ce215b9213182d5a17469de0990bd93f364a2b0afef', 1795355708516),
	(17, '9bfc7677b9c70abeca73c0342728c83dda7dec38e24d2f18420ee76fa6f81f53', 1795356370643),
	(18, 'be1ba4a92d8447cc1a8312171bd73f2637a4724e77aba27829e1a9b20bd6c6c6', 1795357437972),
	(19, 'a1f33b60d966a32feea1061535c1b1a74808556fa609c4090e6a03d57865c027', 1795358370958),
	(20, '0b777a175d8fab43ae103c51bd7a08dd27e6d5f452665b0505004252a2cf3a6f', 1795358383448);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(21, '1e7c2f8c00b12ce06a5a30a0e95c974ca8f2db3100132ac912edd9e4326c710a', 1795363513137),
	(22, 'cf01f5cc84004ed59814e9cb40f50d2bd31bb0887d2c8c00694b0694e65dae3f', 1795366721070),
	(23, 'b26be8baf416e8cea7e8f0acb5e7631ac372cf4e62ebdb9397fe250a2d2083da', 1795367810105),
	(24, 'a67d000633d71e15a9ddea86043dab94d8de85c3a7fb683cd876937a30eeac8a', 1795374594718),
	(25, '15af213a0f20da20f5d75800fdac6e087cd83b518a5ce43e15af3ad44565f2a6', 1795386497440);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('GItsr5OSc4x2TeEGsueNygCee8wyT2FJ', 'lhK1cVawuZtwRxhPw65bXCLgacweE1wV', 'credential', 'lhK1cVawuZtwRxhPw65bXCLgacweE1wV', NULL, NULL, NULL, NULL, NULL, NULL, '42e5e25b9acead773479551cd5f44f68:20e28a400114509feb4017857212db182d4a5f2990a32bd6332eb0e912ef2d9c01cdba42b0bfb961d8c91e6459e35fae8f4ea7a39aad89cb665c4fc296a3041f', '2026-11-22 22:52:46.89+00', '2026-11-22 22:52:46.89+00'),
	('6593KZHfGSulCuXr6CzWIypApfusUGio', 'MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', 'credential', 'MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', NULL, NULL, NULL, NULL, NULL, NULL, '16229a117b0dcf354b7bc7b64521dd3c:9dadd10adda33531d3142766e50c2f5ea8482027315000b560911558a0f735f7e02f7e4813b0e44d18288fe2903f6cd69791d7a3198b90f39b730019fc6535e6', '2026-11-22 22:52:47.339+00', '2026-11-22 22:52:47.339+00'),
	('4pRJ9PDtrOqV3y0LQMvObvhj6SLaylyX', 'F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', 'credential', 'F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', NULL, NULL, NULL, NULL, NULL, NULL, '15895420764404a612a5e414776fcb2a:abbb735d3cde7d2725e45f17c5193373518d7f3e813fdbe773f674eb3d6621b11d12d4bc02d2d7fed2abe7d0b8490e92ba0fcd355ecf760151cfcb0e32a1ad70', '2026-11-22 22:52:47.66+00', '2026-11-22 22:52:47.66+00'),
	('RIOCZrHibSSzsR0yJa2dGu17dNWxb7kV', '6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', 'credential', '6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', NULL, NULL, NULL, NULL, NULL, NULL, 'f3a5c80c2cd442268e2e2cc726eaa42b:6e5f38e3d74017661c7c9cab136ff98d6ad7ea1b31656f688ecc2b38e114126100f5a4fb0783ce2379ee97526753036b5e75335b09ed7a8b6ee2a6f2fbc54ab3', '2026-11-22 22:52:47.884+00', '2026-11-22 22:52:47.884+00'),
	('uRiLITp5WaKwkI2HPsS8X0lgR7dOQ5pz', 'E0Ie25MPRluSXDylalKHXPweZ6eVZA2E', 'credential', 'E0Ie25MPRluSXDylalKHXPweZ6eVZA2E', NULL, NULL, NULL, NULL, NULL, NULL, '83ae7e35717fe0e8eac3bf2819b66470:68ff7ffa0b46bbfd4090b234faecccfbfbe5fc3a67bc7826b7834a91dffe743479a8f88bf3a1076b7cc01d5601789d14443391d95bd072428e572a2ed1bb318b', '2026-11-22 22:52:48.04+00', '2026-11-22 22:52:48.04+00'),
	('XFRQXMh6rcQy0G7JB0Qk5oVBe3MhJ307', '9YE56bZRTK8tjWV5VI69m2NGyCL2DLRf', 'credential', '9YE56bZRTK8tjWV5VI69m2NGyCL2DLRf', NULL, NULL, NULL, NULL, NULL, NULL, '5d24ac7da6878ee594b5e865afba7dcd:cec5466d32e9343d82322282b9c4a5471fbb9f5422a0d21d11afc49dbfbee46465a70854447401ec8d710b786215e1a61c4bdcb035e1dc8210c3bbc65b1c8e79', '2026-11-22 22:52:48.18+00', '2026-11-22 22:52:48.18+00'),
	('ghmM2b5smNT7u9Z0I50J3zragpqppn5y', 'blb5batehr7wbYwX7Ks7jX8M0Y4R2VAt', 'credential', 'blb5batehr7wbYwX7Ks7jX8M0Y4R2VAt', NULL, NULL, NULL, NULL, NULL, NULL, 'b02e5dc25db63070bef8bfb92c744072:2526d70d59a68af51eed825c12063ce1cc1d0e926059fdb1b58563247707c1909ac9cee747c98232f52580f8792415c0b5cf071307e6c88377fcaa40fcea1fb8', '2026-11-22 22:52:48.379+00', '2026-11-22 22:52:48.379+00'),
	('2vas7I4660eEVvtR3Wksjdd9hmOJzqg9', 'NjWzDXv4QU4L71BaymMtd85DTpIkVLFm', 'credential', 'NjWzDXv4QU4L71BaymMtd85DTpIkVLFm', NULL, NULL, NULL, NULL, NULL, NULL, '5cfc7557c757976cb0754ec3e2730dfa:92ec723cbc17fc3fc407f8698f200ee4c4f0a7b29341723902844103c41ebb558eb0ab09fbc9d7d171797dbfe0616571c9e0dd1057ed831be7c159b9fca0f40a', '2026-11-22 22:52:49.384+00', '2026-11-22 22:52:49.384+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('53aee438e87bb6d202f3f222d5a650fd0b0b3b123bf766cc227ca77d0a5006c7', '2025-09-03 22:00:00+00', 'a device', '97d14ad7-6994-431f-9e5b-4f41f4572bf2', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU');


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('mail-stuck', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('card-failing', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('disk-full', 'test', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('backup-old', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('certificate-ending', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('no-backup-key', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: backup_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.backup_runs OVERRIDING SYSTEM VALUE VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'tradewind-2025-09-02T03-00-00.000Z.jsonl.gz.age', 1000, NULL);


--
-- Data for Name: bank_layouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_layouts VALUES
	('0d8329ea6b264b1a719d8082595d1f35', '{"date": 0, "name": null, "text": null, "amount": 1, "status": null, "account": null, "debitCredit": null}', '2025-09-01 09:00:00+00');


--
-- Data for Name: bank_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_lines VALUES
	('d5a308fbf68abd3835c813e876b207ba', 'c3e24d6a-b8d8-4b69-aaec-13c490230641', '2025-09-03', '2025-09-01 09:00:00+00', 'received');


--
-- Data for Name: booking_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.booking_notes VALUES
	('08a6fdd8-6ba3-4b52-9447-dc14998529c0', '32af2f03-f151-42b7-96cc-cf29abde65bc', '2025-09-03 10:00:00+00', 'a device', 'Called: comes by train');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('ff8697ce-9e8d-497b-af98-48f85eed5c19', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '1f7da7e3-0ff1-4006-83ba-16b38335ebc2', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:1gP4xPkInAoKfX0GvNbbeRbLEVwBHVLUpin5j3ngmi-pK3QifMjoUPJ1SA', 'sealed:1:b44a573ae91d7f14:dsafv2JXriBVD4i0N1VVNYNIpijQNCT85ilzVMy9UQ61XRF7nI2k', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'TJ5E', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('89865ab9-d09b-4170-ab20-74723d0d7328', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '1f7da7e3-0ff1-4006-83ba-16b38335ebc2', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:tcZXUlv8dBx1wYjtWuRqyxv-E0tcqI2rGPgAHizx1auMhvDzDXum0P_HLg', 'sealed:1:b44a573ae91d7f14:TLx86dscZhzL7wo4tyerTjX4z7XJrtEHbUiQ0CYNvomLzr4S_F-g', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'NPGK', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('b77a5f18-2b7d-4b88-92f9-8ee3efaa65b2', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'RXFY', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('32af2f03-f151-42b7-96cc-cf29abde65bc', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:jxzHvMQX8btNAjoUcvBpMw77tkQxov1moCS7lKodf1k_ER3ckskHog', 'sealed:1:b44a573ae91d7f14:9Kan3A1VuyeovOTBKE6OmDueeuVx5Qjqhdmz22164qhc0TSS0u3NbkQ', 31, 62, 171, 'Two lessons so far', NULL, 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', 'UM2A', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('e7693dd2-da10-4735-a7a6-b5b554784009', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:tk_E33BewT4YrUZ_XsvKszmhWj79NRiteRZ9bp9Oi_n7AFz3HWtlnw', 'sealed:1:b44a573ae91d7f14:g4YJ6AhoyDWisr96qy79iiZlN_k24DkDvuqRqvpfEk3zIuJGy3YmNUQ', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'KW5M', 1, false, '2025-09-01 09:00:00+00', 'within_48_hours', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('268972d4-677f-4ae9-a9ad-3a92697bd15c', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'sealed:1:b44a573ae91d7f14:DIV_C63mBSgUIly4blFXVQj-C5XJEthM3CbR1mjKmYxAbeKsHw0L', 'sealed:1:b44a573ae91d7f14:xmQDyqBP8VFQTK0babnAScLbPlPXS2fpRPmcPrOIoxEpOgg-rUrmhguZv3s', NULL, NULL, NULL, NULL, NULL, 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'BX65', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('37ad8052-f618-4866-9b23-191e56bf6ad7', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '9YE56bZRTK8tjWV5VI69m2NGyCL2DLRf', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:TjoDrpkkQitKGo57Le9LZv3WcxcK2cAxrJ9OO0VUWrCsR-5K5_7U8w', 'sealed:1:b44a573ae91d7f14:giZilxWNccy1ZKM-GBztoZs7D6TBe4cpiOtmQmtLSGDy5vCka79K6TU', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'NFRP', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('82151fa9-832d-4aa9-ac2f-021351f1ef90', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'blb5batehr7wbYwX7Ks7jX8M0Y4R2VAt', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:3wltCS4C_XkklCeEBifo_T2H1U1-d0u0XA21SyrNozwfahMBOylewQ', 'sealed:1:b44a573ae91d7f14:22bdGggRZHJcHfbvk-LxVnIhpJHvZSrE7YDv_-Y-G8p94VdzbRIfPU4', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'Z24G', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('a4bf8c32-b632-4384-9628-1659b66c9651', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'lhK1cVawuZtwRxhPw65bXCLgacweE1wV', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:DCuV9Fi2CsFNFP-XWYDq_T5sK8669Dw01J8twnBAkBU0zpFLgHlbIg', 'sealed:1:b44a573ae91d7f14:S2j7186oIRyEBypFiQD-X-zgOmWWHp4OoaRcOGDT8VyGi6qdjH8EIio', 31, 62, 171, 'Two lessons so far', 'sealed:1:b44a573ae91d7f14:_WAI9OXGfXdH5M9afgvPh0fZlolaT8dvetkqb-v90FJR1g', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'BJU4', 1, false, NULL, NULL, '2025-09-01 09:00:00+00', '2026-11-22', NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('920b91e9-e9ea-49b1-a96d-d281f2acbea4', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'E0Ie25MPRluSXDylalKHXPweZ6eVZA2E', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:3h7PiiSo_T_nbVwU4vpPmAGJ30Xtx1Cy_Wo83AGdd8bjiFIKiPtWiQ', 'sealed:1:b44a573ae91d7f14:0TjEQP-jxe-me_cQQlvMlEpf6-PXThzsoAK_jeluWB-H5KO_eU39FX4', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'MU4T', 1, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('f786fb28-a704-4c85-9ea4-31eeca253977', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'NjWzDXv4QU4L71BaymMtd85DTpIkVLFm', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:eOjPNPoKjeTLGuRlSzB-N8BDTUunI45F85i0L_TkQa12xEi7g2nNjQ', 'sealed:1:b44a573ae91d7f14:oMGqnLNBPVT39wTDvjGp-tjQkugX2lWQb1-tCtNiLa7Vz0pPeY9E0Hc', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'ASDF', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL),
	('2b975793-8aa0-4b4a-946c-7b5de7045a66', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-03 11:00:00+00', NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'kiter', 3, 'Awa', 'Jallow', 'unclaimed@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:8IbfIxgS17FgbjmKHcx8kklCtvktWZyS_yb5MPddK6nexipMe-UrIQ', 'sealed:1:b44a573ae91d7f14:gp-2sjlN46WIkYoOoYZrn2EftafeRN5LhrTy7SzNebqe9PsGTsaS4Q4', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '79X2', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: browser_errors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.browser_errors VALUES
	('e578a425-42e2-48f1-8b2d-992a48a01e2b', 'f', 'x is not a function', '', '/booking', '{"Firefox 140"}', '0', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('a139f361-7fab-4993-a400-8efa3573f2a6', 'cs_sandbox_fFfAK5iaU5EVHqrk0WFr4FqmHEiCjFhz', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_fFfAK5iaU5EVHqrk0WFr4FqmHEiCjFhz', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('fcc4f3fa-a738-4966-8604-7e14e31053ce', 'cs_sandbox_vEu3OuBBohpnTIvOsw69MBBQ2cvhYL5M', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_vEu3OuBBohpnTIvOsw69MBBQ2cvhYL5M', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('0a30d51a-8d8b-4b07-879c-11f37dbdc1e7', 'cs_sandbox_eRY3XMxnfh4wUY6Jgg9wiEI4vTwlNKAS', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_eRY3XMxnfh4wUY6Jgg9wiEI4vTwlNKAS', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false);


--
-- Data for Name: complaints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.complaints VALUES
	('43bfa834-5c7d-4c16-8658-ed8cbc78b73a', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', 'The lesson was short', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('6df8cbb7-835b-4d37-9853-19026c6dcf8b', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00', NULL, NULL);


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
	('7ccdcc84-6a97-41fc-92a5-bade2e6afe8b', 'receipt', 2025, 1, '32af2f03-f151-42b7-96cc-cf29abde65bc', '43b78540-de47-4b97-93fa-85b2e9c792e9', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-UM2A", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('9cab43b8-ebe3-41b7-a8d3-9793a339e135', 'receipt', 2025, 2, '32af2f03-f151-42b7-96cc-cf29abde65bc', '8db2bc95-1e81-4750-8e91-9a93b57546e5', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-UM2A", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('e7d6e508-c4f6-4c9b-92cf-c0a2f1392117', 'receipt', 2025, 3, 'e7693dd2-da10-4735-a7a6-b5b554784009', 'd2a299bf-8fb5-4c94-a883-0a73f7a7739d', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-KW5M", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('26fc9cff-5dbb-4a80-b7d3-5513c33ac185', 'credit_note', 2025, 1, 'e7693dd2-da10-4735-a7a6-b5b554784009', '8372cd77-2f75-4b8c-bc22-6370c2dfa71a', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-KW5M", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('503f9af9-59f9-4695-a19f-b37959aff3f1', 'receipt', 2025, 4, '268972d4-677f-4ae9-a9ad-3a92697bd15c', '6138766e-c2e9-4a17-9042-86c51edc6d06', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-BX65", "packageName": "Non-kiter package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-BX65"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('651327f9-48d8-4103-b07b-2a2c9ecf5df5', 'receipt', 2025, 5, '37ad8052-f618-4866-9b23-191e56bf6ad7', 'c3e24d6a-b8d8-4b69-aaec-13c490230641', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-NFRP", "packageName": "Kiter package"}, "payment": {"on": "2025-09-03", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-NFRP"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: hand_overs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hand_overs VALUES
	('15519110-d697-47b2-aa7f-e62ce1e4a727', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'refused', '2025-09-03 10:00:00+00', '2025-10-30', NULL, NULL, '2025-09-03 10:00:00+00', 'Too late', NULL, NULL, NULL);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-01 09:00:00+00', 'guest', NULL, 'a4bf8c32-b632-4384-9628-1659b66c9651', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(2, '2025-09-01 09:00:00+00', 'guest', NULL, '32af2f03-f151-42b7-96cc-cf29abde65bc', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(3, '2025-09-01 09:00:00+00', 'guest', NULL, '32af2f03-f151-42b7-96cc-cf29abde65bc', NULL, 'Room', 'Shared', 'Private'),
	(4, '2025-09-01 09:00:00+00', 'guest', NULL, '32af2f03-f151-42b7-96cc-cf29abde65bc', NULL, 'Price', '€950', '€1,130'),
	(5, '2025-09-01 09:00:00+00', 'guest', NULL, 'e7693dd2-da10-4735-a7a6-b5b554784009', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(6, '2025-09-01 09:00:00+00', 'guest', NULL, 'e7693dd2-da10-4735-a7a6-b5b554784009', NULL, 'Booking cancelled', NULL, NULL),
	(7, '2025-09-01 09:00:00+00', 'guest', NULL, '268972d4-677f-4ae9-a9ad-3a92697bd15c', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(8, '2025-09-01 09:00:00+00', 'operator', 'a device', '268972d4-677f-4ae9-a9ad-3a92697bd15c', NULL, '€950 received', NULL, NULL),
	(9, '2025-09-01 09:00:00+00', 'guest', NULL, '920b91e9-e9ea-49b1-a96d-d281f2acbea4', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(10, '2025-09-01 09:00:00+00', 'operator', 'a device', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', NULL, '€200 never came', NULL, NULL),
	(11, '2025-09-01 09:00:00+00', 'guest', NULL, '37ad8052-f618-4866-9b23-191e56bf6ad7', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(12, '2025-09-01 09:00:00+00', 'operator', 'a device', '37ad8052-f618-4866-9b23-191e56bf6ad7', NULL, '€200 received', NULL, NULL),
	(13, '2025-09-01 09:00:00+00', 'operator', 'a device', NULL, NULL, 'Lines of the bank kept as unknown', NULL, '1, €50'),
	(14, '2025-09-01 09:00:00+00', 'guest', NULL, '82151fa9-832d-4aa9-ac2f-021351f1ef90', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(15, '2025-09-03 10:00:00+00', 'site', NULL, 'a4bf8c32-b632-4384-9628-1659b66c9651', NULL, 'Place given up, unpaid', NULL, NULL),
	(16, '2025-09-03 10:00:00+00', 'site', NULL, '920b91e9-e9ea-49b1-a96d-d281f2acbea4', NULL, 'Place given up, unpaid', NULL, NULL),
	(17, '2025-09-03 10:00:00+00', 'operator', 'a device', '32af2f03-f151-42b7-96cc-cf29abde65bc', NULL, 'Note written', NULL, NULL),
	(18, '2025-09-03 10:00:00+00', 'operator', 'a device', NULL, '15950eb3-5d67-4b84-8bde-75fb7f88e0ee', 'Link for the lodge made', NULL, NULL),
	(19, '2025-09-03 10:00:00+00', 'guest', NULL, 'f786fb28-a704-4c85-9ea4-31eeca253977', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(20, '2025-09-03 10:00:00+00', 'guest', NULL, '2b975793-8aa0-4b4a-946c-7b5de7045a66', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');


--
-- Data for Name: kept_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_lines VALUES
	('71d5143641cf462bf86efbf82028305c', '2025-09-03', 5000, 'A present', NULL, 1, 'waiting', 'Asked the bank', '2025-09-01 09:00:00+00');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', 'd8eb8b9c-4b16-479b-a89f-e9c6e26fa54d', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('41012b2f-9f22-460d-8399-a638de1ba509', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'operator-transfer-reported', 'operator-transfer-reported:268972d4-677f-4ae9-a9ad-3a92697bd15c:6138766e-c2e9-4a17-9042-86c51edc6d06', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. Nothing
else was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-BX65

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.919878+00', NULL, NULL),
	('c4109d87-79e1-4ce6-9721-f6c227083f50', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'pre-travel', 'pre-travel:37ad8052-f618-4866-9b23-191e56bf6ad7:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/37ad8052-f618-4866-9b23-191e56bf6ad7

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Paid: €200
Still to pay by Tue, Sep 16, 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.116366+00', NULL, NULL),
	('51f2effc-9dc8-4dee-91e3-b48669f33c2c', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'pre-travel', 'pre-travel:32af2f03-f151-42b7-96cc-cf29abde65bc:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/32af2f03-f151-42b7-96cc-cf29abde65bc

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.144473+00', NULL, NULL),
	('3cd21e79-dd6f-45da-ace2-1fd498eb687d', 'a4bf8c32-b632-4384-9628-1659b66c9651', 'booking-received', 'booking-received:a4bf8c32-b632-4384-9628-1659b66c9651:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=a4bf8c32-b632-4384-9628-1659b66c9651

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-BJU4
Reference for a full transfer: KITE-FULL-2025-JALLOW-BJU4

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:46.901942+00', NULL, NULL),
	('8c9ed89e-fe2c-4fec-8b30-09968c7d1682', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'booking-received', 'booking-received:32af2f03-f151-42b7-96cc-cf29abde65bc:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=32af2f03-f151-42b7-96cc-cf29abde65bc

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-UM2A
Reference for a full transfer: KITE-FULL-2025-JALLOW-UM2A

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.348201+00', NULL, NULL),
	('cf64ce3e-36e8-453a-a69c-57d7f4308b6d', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'payment-received', 'payment-received:32af2f03-f151-42b7-96cc-cf29abde65bc:43b78540-de47-4b97-93fa-85b2e9c792e9', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Payment successful, €200 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: card

Attached to this mail: Receipt R-2025-0001; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €200 back. Your deposit
From then to the start on Fri, Oct 31: €0 back. The deposit stays with us

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "7ccdcc84-6a97-41fc-92a5-bade2e6afe8b"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:32af2f03-f151-42b7-96cc-cf29abde65bc\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.448819+00', NULL, NULL),
	('cb00833a-e72f-4d8c-b7de-76d7450080f6', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'payment-received', 'payment-received:32af2f03-f151-42b7-96cc-cf29abde65bc:8db2bc95-1e81-4750-8e91-9a93b57546e5', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Payment successful, €750 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €750 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by card, received: €200

Mon, Sep 1, 2025, Balance by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Balance: €750
Paid by: card

Attached to this mail: Receipt R-2025-0002; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "9cab43b8-ebe3-41b7-a8d3-9793a339e135"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:32af2f03-f151-42b7-96cc-cf29abde65bc\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.506836+00', NULL, NULL),
	('3d4c8e67-42c6-4b94-a299-b5cfc69901c6', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'booking-received', 'booking-received:e7693dd2-da10-4735-a7a6-b5b554784009:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=e7693dd2-da10-4735-a7a6-b5b554784009

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-KW5M
Reference for a full transfer: KITE-FULL-2025-JALLOW-KW5M

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.667443+00', NULL, NULL),
	('d9c86600-95a3-4c93-a9c9-54031df1dc3b', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'payment-received', 'payment-received:e7693dd2-da10-4735-a7a6-b5b554784009:d2a299bf-8fb5-4c94-a883-0a73f7a7739d', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Payment successful, €950 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by card, received. All of it comes back until
Wed, Sep 3, 09:00 Gambia time: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: card

Attached to this mail: Receipt R-2025-0003; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "e7d6e508-c4f6-4c9b-92cf-c0a2f1392117"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:e7693dd2-da10-4735-a7a6-b5b554784009\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.71632+00', NULL, NULL),
	('abbb30de-8178-4cd4-b584-9e576ac9c315', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'booking-cancelled', 'booking-cancelled:e7693dd2-da10-4735-a7a6-b5b554784009:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

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

A card payment goes back to the card within a few days. What we send by bank
transfer needs your account: we ask you for it in another mail.

What was booked
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open my dashboard http://127.0.0.1:3000/dashboard

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "26fc9cff-5dbb-4a80-b7d3-5513c33ac185"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:e7693dd2-da10-4735-a7a6-b5b554784009\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.755712+00', NULL, NULL),
	('99270565-105e-46f5-9e2b-35044f8b19df', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'booking-received', 'booking-received:268972d4-677f-4ae9-a9ad-3a92697bd15c:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=268972d4-677f-4ae9-a9ad-3a92697bd15c

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-BX65
Reference for a full transfer: KITE-FULL-2025-PEETERS-BX65

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.890779+00', NULL, NULL),
	('39601a0e-39b5-4265-9b53-09efc004981a', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'transfer-reported', 'transfer-reported:268972d4-677f-4ae9-a9ad-3a92697bd15c:6138766e-c2e9-4a17-9042-86c51edc6d06', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', '€950 on its way by transfer


Your transfer is on its way

 

Hello Lena,

You told us that you have transferred €950. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Once it has arrived, everything is paid
and your place is confirmed: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Full payment by bank transfer, on its way: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-BX65
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:47.919878+00', NULL, NULL),
	('0de9ccaa-1eb3-4850-935e-64298bfb7472', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'booking-received', 'booking-received:920b91e9-e9ea-49b1-a96d-d281f2acbea4:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=920b91e9-e9ea-49b1-a96d-d281f2acbea4

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-MU4T
Reference for a full transfer: KITE-FULL-2025-JALLOW-MU4T

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.045867+00', NULL, NULL),
	('eabc4f63-a2e8-45ec-94ef-efdac8f2bc8b', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'transfer-reported', 'transfer-reported:920b91e9-e9ea-49b1-a96d-d281f2acbea4:e3d84825-48ee-48f3-8cd4-00f659ffb80b', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-MU4T
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.067258+00', NULL, NULL),
	('2af3b6b2-4a65-42dc-bbc9-dcc8922bcb94', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'operator-transfer-reported', 'operator-transfer-reported:920b91e9-e9ea-49b1-a96d-d281f2acbea4:e3d84825-48ee-48f3-8cd4-00f659ffb80b', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-MU4T

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.067258+00', NULL, NULL),
	('2c82dc66-4120-4294-9888-eea3ede92c4a', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'transfer-rejected', 'transfer-rejected:920b91e9-e9ea-49b1-a96d-d281f2acbea4:e3d84825-48ee-48f3-8cd4-00f659ffb80b', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time; after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=920b91e9-e9ea-49b1-a96d-d281f2acbea4

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-MU4T

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.087198+00', NULL, NULL),
	('2ca58885-363f-42e3-a80a-4349fa68b2b3', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'booking-received', 'booking-received:37ad8052-f618-4866-9b23-191e56bf6ad7:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=37ad8052-f618-4866-9b23-191e56bf6ad7

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-NFRP
Reference for a full transfer: KITE-FULL-2025-JALLOW-NFRP

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.186604+00', NULL, NULL),
	('148de9c2-fc50-4d4a-b7f2-e497a97510f5', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=q9Mhz3xaXef8QD6tF2elgpMT

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.607795+00', NULL, NULL),
	('d65855b1-17a5-41c2-ab98-c9f9896a73ca', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'transfer-reported', 'transfer-reported:37ad8052-f618-4866-9b23-191e56bf6ad7:c3e24d6a-b8d8-4b69-aaec-13c490230641', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-NFRP
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.214784+00', NULL, NULL),
	('aa7df9e6-14c9-44cf-8c52-4e25e3f4e5b6', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'operator-transfer-reported', 'operator-transfer-reported:37ad8052-f618-4866-9b23-191e56bf6ad7:c3e24d6a-b8d8-4b69-aaec-13c490230641', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-NFRP

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.214784+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('48a24929-a403-4f56-a208-c8a88ea2208c', '82151fa9-832d-4aa9-ac2f-021351f1ef90', 'booking-received', 'booking-received:82151fa9-832d-4aa9-ac2f-021351f1ef90:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=82151fa9-832d-4aa9-ac2f-021351f1ef90

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-Z24G
Reference for a full transfer: KITE-FULL-2025-JALLOW-Z24G

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.517586+00', NULL, NULL),
	('a56c6f19-9399-4651-82fa-d69e30617c62', '82151fa9-832d-4aa9-ac2f-021351f1ef90', 'transfer-reported', 'transfer-reported:82151fa9-832d-4aa9-ac2f-021351f1ef90:181c3278-b3d1-4a55-97f0-93a180d5f533', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-Z24G
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.551311+00', NULL, NULL),
	('9c012f74-5f8d-4d5e-b8de-91935090f3a0', '82151fa9-832d-4aa9-ac2f-021351f1ef90', 'operator-transfer-reported', 'operator-transfer-reported:82151fa9-832d-4aa9-ac2f-021351f1ef90:181c3278-b3d1-4a55-97f0-93a180d5f533', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-Z24G

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.551311+00', NULL, NULL),
	('a44c78a1-f406-48ca-9dd5-71a907d886dc', NULL, 'contact-received', 'contact-received:6df8cbb7-835b-4d37-9853-19026c6dcf8b', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.570384+00', NULL, NULL),
	('667e2e11-9c75-4c73-ab2c-b20b9fad06f3', NULL, 'contact-acknowledgement', 'contact-acknowledgement:6df8cbb7-835b-4d37-9853-19026c6dcf8b', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:48.570384+00', NULL, NULL),
	('00a5eff1-053d-4e1b-ba75-ee55a28ae824', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'transfer-received', 'transfer-received:268972d4-677f-4ae9-a9ad-3a92697bd15c:6138766e-c2e9-4a17-9042-86c51edc6d06', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Transfer received, €950


You’re going to The Gambia

 

Hello Lena,

Your transfer of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by bank transfer, received: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-BX65

Attached to this mail: Receipt R-2025-0004; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "503f9af9-59f9-4695-a19f-b37959aff3f1"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:268972d4-677f-4ae9-a9ad-3a92697bd15c\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Non-kiter package\\, Shared room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.003819+00', NULL, NULL),
	('33ae30c9-5c24-4085-ae03-ee876e33c790', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'transfer-received', 'transfer-received:37ad8052-f618-4866-9b23-191e56bf6ad7:c3e24d6a-b8d8-4b69-aaec-13c490230641', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Transfer received, €200


You’re going to The Gambia

 

Hello Awa,

Your transfer of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by bank transfer, received: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-NFRP

Attached to this mail: Receipt R-2025-0005; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "651327f9-48d8-4103-b07b-2a2c9ecf5df5"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:37ad8052-f618-4866-9b23-191e56bf6ad7\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.035108+00', NULL, NULL),
	('dc58deb0-cc02-4614-8f08-936d02c4930b', 'a4bf8c32-b632-4384-9628-1659b66c9651', 'booking-expired', 'booking-expired:a4bf8c32-b632-4384-9628-1659b66c9651:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.081505+00', NULL, NULL),
	('f2f1ed1c-b640-4b0a-93da-4399b46ee498', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'booking-expired', 'booking-expired:920b91e9-e9ea-49b1-a96d-d281f2acbea4:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.094168+00', NULL, NULL),
	('42b6c9dc-9b75-4eb7-bb49-7b4fde787b0f', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'booking-changed', NULL, 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

Hello Awa,

Your booking was changed. This is how it stands now. €180 is left to pay by
Tue, Sep 16, 2025.

What has changed
Room: Shared → Private
Total: €950 → €1,130

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Super Early Bird price: €950
Private room: €180
Total: €1,130
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Attached to this mail: Your stay, for your calendar.

Open my dashboard http://127.0.0.1:3000/dashboard

Was this not you? Answer this mail at once.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:32af2f03-f151-42b7-96cc-cf29abde65bc\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Private room\\n\\nOn your first day we pick you \r\n up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on ar\r\n rival and €20 on departure. It is not part of the price.\\n\\nA question? \r\n hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:30\r\n 00/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.144473+00', NULL, '{"Room": "Shared", "Total": "€950", "Package": "Kiter", "Retreat": "Oct 31–Nov 7, 2025", "E-mail address": "two-parts@example.com"}'),
	('585b04ef-79fb-4246-9372-fc870c27891e', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'pre-travel', 'pre-travel:268972d4-677f-4ae9-a9ad-3a92697bd15c:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/268972d4-677f-4ae9-a9ad-3a92697bd15c

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.167361+00', NULL, NULL),
	('00bd0be9-79f4-483a-be98-158a302e82fc', 'f786fb28-a704-4c85-9ea4-31eeca253977', 'booking-received', 'booking-received:f786fb28-a704-4c85-9ea4-31eeca253977:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri, Sep 5, 10:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri,
Sep 5, 10:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=f786fb28-a704-4c85-9ea4-31eeca253977

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-ASDF
Reference for a full transfer: KITE-FULL-2025-JALLOW-ASDF

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.39287+00', NULL, NULL),
	('94374f4e-7528-47f5-921d-b779aae61799', '2b975793-8aa0-4b4a-946c-7b5de7045a66', 'booking-received', 'booking-received:2b975793-8aa0-4b4a-946c-7b5de7045a66:2025-09-03T10:00:00.000Z', 'unclaimed@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 11:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 11:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Sign in or create an account to pay. From then on the place is held for 48
hours from your booking.

Pay for my place
http://127.0.0.1:3000/payment?leadId=2b975793-8aa0-4b4a-946c-7b5de7045a66

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-79X2
Reference for a full transfer: KITE-FULL-2025-JALLOW-79X2

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 22:52:49.490525+00', NULL, NULL);


--
-- Data for Name: notion_sync; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notion_sync VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 3, 10, NULL);


--
-- Data for Name: operator_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operator_settings VALUES
	(1, false, false, false, false, '2025-09-03');


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey_challenges VALUES
	('browser at the gate', 'what it has to sign', '2025-09-03 10:05:00+00');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('a6094b20-a734-46ba-9574-da30045d5e16', 'Phone in the drawer', 'in-the-drawer', 'none', 0, 'localhost', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('ca60c544-418c-49a9-9580-147937c2599e', 'ff8697ce-9e8d-497b-af98-48f85eed5c19', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('be9b5e57-8a93-4775-b101-640a2de28dcb', '89865ab9-d09b-4170-ab20-74723d0d7328', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('43b78540-de47-4b97-93fa-85b2e9c792e9', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'deposit', 'card', 20000, 'received', 'pi_sandbox_Vr_54wEot5WCyHOPwR_coSUgiygmb6or', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8db2bc95-1e81-4750-8e91-9a93b57546e5', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'balance', 'card', 75000, 'received', 'pi_sandbox_wjnkIx60u-49slH0-13qJQEflG8ePrxY', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('d2a299bf-8fb5-4c94-a883-0a73f7a7739d', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'full', 'card', 95000, 'received', 'pi_sandbox_IPLkVFPWuFAZ_j6nyTA48774LjgACXjp', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('8372cd77-2f75-4b8c-bc22-6370c2dfa71a', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'refund', 'card', 95000, 'refunded', 're_sandbox_91nRu1aMCi_3QEyeb9bhPJy4FgHe7l0Z', NULL, 'd2a299bf-8fb5-4c94-a883-0a73f7a7739d', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('e3d84825-48ee-48f3-8cd4-00f659ffb80b', '920b91e9-e9ea-49b1-a96d-d281f2acbea4', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-MU4T', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('181c3278-b3d1-4a55-97f0-93a180d5f533', '82151fa9-832d-4aa9-ac2f-021351f1ef90', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-Z24G', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6138766e-c2e9-4a17-9042-86c51edc6d06', '268972d4-677f-4ae9-a9ad-3a92697bd15c', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-BX65', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 95000}', NULL),
	('c3e24d6a-b8d8-4b69-aaec-13c490230641', '37ad8052-f618-4866-9b23-191e56bf6ad7', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-NFRP', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, '2025-09-03', NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 20000}', NULL);


--
-- Data for Name: provider_failures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_failures VALUES
	('refund', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-22 22:53:46.784+00'),
	('checkout:MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', 2, '2026-11-22 23:02:47.382+00'),
	('checkout:F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', 1, '2026-11-22 23:02:47.703+00'),
	('contact:unknown', 1, '2026-11-22 22:53:48.569+00'),
	('forgot:unknown', 1, '2026-11-22 22:53:48.592+00'),
	('reset-mail:companion@example.com', 1, '2026-11-22 23:52:48.597+00'),
	('password-address-minute:unknown', 0, '2026-11-22 22:53:46.769+00'),
	('password-address-day:unknown', 0, '2026-11-23 22:52:46.77+00'),
	('register:unknown', 8, '2026-11-22 22:53:46.792+00'),
	('sign-up:unknown', 8, '2026-11-22 23:52:46.792+00'),
	('submit:unknown', 9, '2026-11-22 22:53:46.9+00');


--
-- Data for Name: refund_tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refund_tries VALUES
	('8372cd77-2f75-4b8c-bc22-6370c2dfa71a', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:10+00', 0, NULL);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.restores OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('bd1e02c0-63d6-4e43-b96c-30bfddcac5da', '2025-11-07', '2025-11-14', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('1f7da7e3-0ff1-4006-83ba-16b38335ebc2', '2025-12-05', '2025-12-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('31bb872e-0c92-4164-80c6-f49f79e3ae41', '2026-01-09', '2026-01-16', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('8a8a8c2e-3e04-4eef-9795-b24d83dd1f7c', '2026-01-23', '2026-01-30', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('cadb57b1-e142-478f-a307-609f139ae373', '2026-02-06', '2026-02-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('d8c16bac-2cd0-4ff9-bbf4-69c29dfe1d56', '2026-02-20', '2026-02-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('adc8128b-ddec-4f94-b0dd-e1e786ea8446', '2026-03-06', '2026-03-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('b4865fae-0b1b-4202-89bd-d706f5d8bddb', '2026-03-20', '2026-03-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('e1541089-7e48-47d5-bd41-a6267325181a', '2026-10-30', '2026-11-06', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('45c54b1a-e337-471a-ab09-20d2112be4d1', '2026-11-06', '2026-11-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('6da65c61-f34d-40c6-a086-5c65a31ba2ca', '2026-12-04', '2026-12-11', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('36ed3ec3-f742-43a4-9c11-33d25c729087', '2027-01-08', '2027-01-15', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('5e49d509-6a8c-4086-bd6b-30e121e81599', '2027-01-22', '2027-01-29', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('88d0fd2f-ad5a-439d-be28-3cbb22f2a65d', '2027-02-05', '2027-02-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('598c1966-d8d6-44a9-9296-e3d5256675b6', '2027-02-19', '2027-02-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('e08d55d4-6e82-45dd-912c-7071113c0974', '2027-03-05', '2027-03-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('32108153-0ea1-4e7d-adb1-6ca665157f92', '2027-03-19', '2027-03-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('15950eb3-5d67-4b84-8bde-75fb7f88e0ee', '2025-10-31', '2025-11-07', 8, 8, 'on_sale', NULL, NULL, NULL, 1, '2025-09-03 10:00:00+00');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_fFfAK5iaU5EVHqrk0WFr4FqmHEiCjFhz', 'a139f361-7fab-4993-a400-8efa3573f2a6', 'pi_sandbox_Vr_54wEot5WCyHOPwR_coSUgiygmb6or', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'deposit', 'Deposit: Kiter package, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_fFfAK5iaU5EVHqrk0WFr4FqmHEiCjFhz', 'http://127.0.0.1:3000/payment?leadId=32af2f03-f151-42b7-96cc-cf29abde65bc&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_vEu3OuBBohpnTIvOsw69MBBQ2cvhYL5M', 'fcc4f3fa-a738-4966-8604-7e14e31053ce', 'pi_sandbox_wjnkIx60u-49slH0-13qJQEflG8ePrxY', '32af2f03-f151-42b7-96cc-cf29abde65bc', 'balance', 'Balance: Kiter package, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_vEu3OuBBohpnTIvOsw69MBBQ2cvhYL5M', 'http://127.0.0.1:3000/payment?leadId=32af2f03-f151-42b7-96cc-cf29abde65bc&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_eRY3XMxnfh4wUY6Jgg9wiEI4vTwlNKAS', '0a30d51a-8d8b-4b07-879c-11f37dbdc1e7', 'pi_sandbox_IPLkVFPWuFAZ_j6nyTA48774LjgACXjp', 'e7693dd2-da10-4735-a7a6-b5b554784009', 'full', 'Full payment: Kiter package, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_eRY3XMxnfh4wUY6Jgg9wiEI4vTwlNKAS', 'http://127.0.0.1:3000/payment?leadId=e7693dd2-da10-4735-a7a6-b5b554784009&cancelled=true', '2025-09-01 10:00:00+00');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_91nRu1aMCi_3QEyeb9bhPJy4FgHe7l0Z', '8372cd77-2f75-4b8c-bc22-6370c2dfa71a', 'pi_sandbox_IPLkVFPWuFAZ_j6nyTA48774LjgACXjp', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('WUOO7FNkK3b8AArXuQZF1QHwb9QIA2N8', 'C8LQqExL0WrjQkyfgfSNEGeNH5KFUbM5', 'lhK1cVawuZtwRxhPw65bXCLgacweE1wV', '2026-12-22 22:52:46.891+00', '', '', '2026-11-22 22:52:46.891+00', '2026-11-22 22:52:46.891+00'),
	('EvSQRXFwpCu3ZCR0g7VCHprxfUtHGbBm', 'UxROBJJSpsPoFAHuHD606ZCVBF9mFVsh', 'MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', '2026-12-22 22:52:47.34+00', '', '', '2026-11-22 22:52:47.34+00', '2026-11-22 22:52:47.34+00'),
	('dqubyf0SSnIMGUBkl9D68kPf9RlRoqy8', 'eYSFopED3lnRJnHRgGvFrqmVvVRv8pVp', 'F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', '2026-12-22 22:52:47.661+00', '', '', '2026-11-22 22:52:47.661+00', '2026-11-22 22:52:47.661+00'),
	('5EOQzXIPynL39zMHTJ2w1fIEpn5qGvmc', 'E9YMOTq5CcpR2qyl0kCHYB83aawTkCvv', '6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', '2026-12-22 22:52:47.885+00', '', '', '2026-11-22 22:52:47.885+00', '2026-11-22 22:52:47.885+00'),
	('Va1v2tRAaBh8FI4HDomCCXmiZ1nvHxvL', 'YEAjRVqAca9pE9gILVfIf0cm6St78iO8', 'E0Ie25MPRluSXDylalKHXPweZ6eVZA2E', '2026-12-22 22:52:48.041+00', '', '', '2026-11-22 22:52:48.041+00', '2026-11-22 22:52:48.041+00'),
	('ALjrDiYkZ7enBkT4H4XRHcVVGvEhPhgi', 'HGb2FELW1t8zudyKAxGA5oewFsBnXK3l', '9YE56bZRTK8tjWV5VI69m2NGyCL2DLRf', '2026-12-22 22:52:48.181+00', '', '', '2026-11-22 22:52:48.181+00', '2026-11-22 22:52:48.181+00'),
	('UMwwqh8Q2vQLskPIZ584yfSu1rRZQ7xK', 'HbQZSW7Ke9ebb0mPwiNOrq3ME4fU78vi', 'blb5batehr7wbYwX7Ks7jX8M0Y4R2VAt', '2026-12-22 22:52:48.38+00', '', '', '2026-11-22 22:52:48.38+00', '2026-11-22 22:52:48.38+00'),
	('5eY7kQrOt3fsvS3ovLsfL0fEZlMhrumu', '9rjiy624RiILfKsWU9t9eUBA8LdXVZ3F', 'NjWzDXv4QU4L71BaymMtd85DTpIkVLFm', '2026-12-22 22:52:49.384+00', '', '', '2026-11-22 22:52:49.384+00', '2026-11-22 22:52:49.384+00');


--
-- Data for Name: unclaimed_holds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.unclaimed_holds VALUES
	('2b975793-8aa0-4b4a-946c-7b5de7045a66', '2AL-pgcauTqlEQY9OOrKMm0pmOuNIZxKA0pPSrbUark', 'guW1yt6YMfjaqtoHlj8CuY4W3NO385t-FZwMz1q_7LE');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('lhK1cVawuZtwRxhPw65bXCLgacweE1wV', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:46.888+00', '2026-11-22 22:52:46.888+00'),
	('MNKMOt1EK1kUcm7WRljGgdjPSqnMrBcm', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:47.338+00', '2026-11-22 22:52:47.338+00'),
	('F2oMzbEDDLfCUcD2QRaX43Ojj9I0EfQo', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:47.659+00', '2026-11-22 22:52:47.659+00'),
	('6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:47.884+00', '2026-11-22 22:52:47.884+00'),
	('E0Ie25MPRluSXDylalKHXPweZ6eVZA2E', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:48.038+00', '2026-11-22 22:52:48.038+00'),
	('9YE56bZRTK8tjWV5VI69m2NGyCL2DLRf', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:48.179+00', '2026-11-22 22:52:48.179+00'),
	('blb5batehr7wbYwX7Ks7jX8M0Y4R2VAt', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:48.378+00', '2026-11-22 22:52:48.378+00'),
	('NjWzDXv4QU4L71BaymMtd85DTpIkVLFm', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 22:52:49.383+00', '2026-11-22 22:52:49.383+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('kvPeMcxTPjZscgaS2JJWq5tCnkdUV3Uy', 'mPOWJokByj68tR0s2nxqmbK-fXFAUfj-fK3eRVd1iDg', '6hg1x0fQtLRQjW7FBCu4ebi2czjVxHlJ', '2026-11-22 23:52:48.601+00', '2026-11-22 22:52:48.602+00', '2026-11-22 22:52:48.602+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_FVTUNy8TMMNJM2QFSnVWCFt3il0bEY2N', 'checkout.session.completed', 'checkout', 'cs_sandbox_fFfAK5iaU5EVHqrk0WFr4FqmHEiCjFhz', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_gOaTSSPxV1LIXeHuFHgR50BjmCPorgAD', 'checkout.session.completed', 'checkout', 'cs_sandbox_vEu3OuBBohpnTIvOsw69MBBQ2cvhYL5M', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_CBKa4h91agzFObnda6oElmTKA5Y5B56s', 'checkout.session.completed', 'checkout', 'cs_sandbox_eRY3XMxnfh4wUY6Jgg9wiEI4vTwlNKAS', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 25, true);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.backup_runs_id_seq', 1, true);


--
-- Name: history_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.history_id_seq', 20, true);


--
-- Name: restores_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.restores_id_seq', 1, true);


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
-- Name: admin_sessions admin_sessions_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_id_unique UNIQUE (id);


--
-- Name: admin_sessions admin_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: alerts alerts_kind_server_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_kind_server_pk PRIMARY KEY (kind, server);


--
-- Name: backup_runs backup_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);


--
-- Name: bank_layouts bank_layouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_layouts
    ADD CONSTRAINT bank_layouts_pkey PRIMARY KEY (fingerprint);


--
-- Name: bank_lines bank_lines_id_payment_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_id_payment_id_pk PRIMARY KEY (id, payment_id);


--
-- Name: bank_lines bank_lines_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_unique UNIQUE (payment_id);


--
-- Name: booking_notes booking_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_pkey PRIMARY KEY (id);


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
-- Name: bookings bookings_sealed_emergency_contact; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_contact CHECK ((emergency_contact ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_emergency_phone; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_phone CHECK ((emergency_phone ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_health_conditions; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_health_conditions CHECK ((health_conditions ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: browser_errors browser_errors_fingerprint_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_fingerprint_unique UNIQUE (fingerprint);


--
-- Name: browser_errors browser_errors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_pkey PRIMARY KEY (id);


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
-- Name: complaints complaints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);


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
-- Name: hand_overs hand_overs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_pkey PRIMARY KEY (id);


--
-- Name: history history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (id);


--
-- Name: kept_lines kept_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kept_lines
    ADD CONSTRAINT kept_lines_pkey PRIMARY KEY (id);


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
-- Name: notion_sync notion_sync_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notion_sync
    ADD CONSTRAINT notion_sync_pkey PRIMARY KEY (id);


--
-- Name: operator_settings operator_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_settings
    ADD CONSTRAINT operator_settings_pkey PRIMARY KEY (id);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (asker);


--
-- Name: passkeys passkeys_credential_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


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
-- Name: provider_failures provider_failures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_failures
    ADD CONSTRAINT provider_failures_pkey PRIMARY KEY (call);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: refund_tries refund_tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_pkey PRIMARY KEY (refund_id);


--
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (id);


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
-- Name: unclaimed_holds unclaimed_holds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_pkey PRIMARY KEY (booking_id);


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
-- Name: backup_runs_started; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX backup_runs_started ON public.backup_runs USING btree (started_at);


--
-- Name: booking_notes_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_notes_booking ON public.booking_notes USING btree (booking_id, at);


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
-- Name: bookings_unused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_unused ON public.bookings USING btree (updated_at) WHERE (status = ANY (ARRAY['in_progress'::text, 'expired'::text]));


--
-- Name: bookings_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_user ON public.bookings USING btree (user_id);


--
-- Name: browser_errors_last; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX browser_errors_last ON public.browser_errors USING btree (last_at);


--
-- Name: checkout_sessions_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX checkout_sessions_booking ON public.checkout_sessions USING btree (booking_id);


--
-- Name: checkout_sessions_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX checkout_sessions_one_live ON public.checkout_sessions USING btree (booking_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));


--
-- Name: complaints_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_booking ON public.complaints USING btree (booking_id, received_at);


--
-- Name: complaints_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX complaints_open ON public.complaints USING btree (booking_id, user_id) WHERE (answered_at IS NULL);


--
-- Name: complaints_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_user ON public.complaints USING btree (user_id);


--
-- Name: contacts_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_created ON public.contacts USING btree (created_at, id);


--
-- Name: contacts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_email ON public.contacts USING btree (email);


--
-- Name: contacts_unanswered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_unanswered ON public.contacts USING btree (created_at) WHERE (answered_at IS NULL);


--
-- Name: contacts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_user ON public.contacts USING btree (user_id);


--
-- Name: documents_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_booking ON public.documents USING btree (booking_id);


--
-- Name: hand_overs_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_booking ON public.hand_overs USING btree (booking_id, made_at);


--
-- Name: hand_overs_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_from ON public.hand_overs USING btree (from_user_id);


--
-- Name: hand_overs_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX hand_overs_live ON public.hand_overs USING btree (booking_id) WHERE (state = ANY (ARRAY['asked'::text, 'open'::text]));


--
-- Name: history_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_booking ON public.history USING btree (booking_id, id);


--
-- Name: history_retreat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_retreat ON public.history USING btree (retreat_id, id);


--
-- Name: kept_lines_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX kept_lines_kept ON public.kept_lines USING btree (kept_at);


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
-- Name: mails_with_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_with_text ON public.mails USING btree (created_at) WHERE (text <> ''::text);


--
-- Name: payments_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_booking ON public.payments USING btree (booking_id);


--
-- Name: payments_one_report; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_report ON public.payments USING btree (booking_id, kind) WHERE ((state = 'reported'::text) AND (kind <> 'balance'::text));


--
-- Name: payments_papers_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_papers_due ON public.payments USING btree (papers_due_at) WHERE (papers_due_at IS NOT NULL);


--
-- Name: payments_refund_of_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_refund_of_index ON public.payments USING btree (refund_of);


--
-- Name: payments_state_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_state_index ON public.payments USING btree (state);


--
-- Name: restores_asleep; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX restores_asleep ON public.restores USING btree (restored_at) WHERE (activated_at IS NULL);


--
-- Name: retreats_dates; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX retreats_dates ON public.retreats USING btree (starts_on, ends_on) WHERE (status <> 'cancelled'::text);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: unclaimed_holds_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_browser ON public.unclaimed_holds USING btree (browser_key);


--
-- Name: unclaimed_holds_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_network ON public.unclaimed_holds USING btree (network_key);


--
-- Name: verifications_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


--
-- Name: webhook_events_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_due ON public.webhook_events USING btree (due_at) WHERE (processed_at IS NULL);


--
-- Name: webhook_events_received; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_received ON public.webhook_events USING btree (received_at);


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
-- Name: booking_notes booking_notes_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


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
-- Name: complaints complaints_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: complaints complaints_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: contacts contacts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


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
-- Name: hand_overs hand_overs_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: hand_overs hand_overs_from_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: history history_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: history history_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


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
-- Name: refund_tries refund_tries_refund_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_refund_id_payments_id_fk FOREIGN KEY (refund_id) REFERENCES public.payments(id);


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: unclaimed_holds unclaimed_holds_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
