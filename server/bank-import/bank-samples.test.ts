import { expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'

const REFERENCE = 'KITE-DEPOSIT-2025-JALLOW-7K2M'

/** A bank's file, and how many lines of each kind it has beside the one transfer of €200 that every sample has. */
interface Sample {
  bank: string
  content: string
  outgoing?: number
  unsettled?: number
  otherCurrency?: number
}

// Headings and formats as these banks write them; names, numbers and texts are invented.
const samples: Sample[] = [
  {
    bank: 'BNP Paribas Fortis, Dutch, with a transfer that was refused',
    content: `Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
2025-00041;03/09/2025;03/09/2025;200,00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;JALLOW AWA;${REFERENCE};OVERSCHRIJVING IN EURO VAN REKENING BE71 0961 2345 6769 JALLOW AWA;Geaccepteerd;
2025-;04/09/2025;04/09/2025;200.00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;JALLOW AWA;${REFERENCE};OVERSCHRIJVING IN EURO;Geweigerd;Raadpleeg uw contactpersoon
2025-00042;05/09/2025;05/09/2025;-12,05;EUR;BE68539007547034;Kaartbetaling;;;;BETALING MET DEBETKAART VOORBEELDWINKEL;Geaccepteerd;`,
    outgoing: 1,
    unsettled: 1,
  },
  {
    bank: 'BNP Paribas Fortis, French',
    content: `Nº de séquence;Date d'exécution;Date valeur;Montant;Devise du compte;Numéro de compte;Type de transaction;Contrepartie;Nom de la contrepartie;Communication;Détails;Statut;Motif du refus
2025-00041;03/09/2025;03/09/2025;200;EUR;BE68539007547034;Virement en euros;BE71096123456769;JALLOW AWA;${REFERENCE};VIREMENT EN EUROS DU COMPTE BE71 0961 2345 6769 JALLOW AWA;Accepté;
2025-00042;04/09/2025;04/09/2025;-45,90;EUR;BE68539007547034;Paiement par carte;;;;PAIEMENT MAGASIN EXEMPLE;Accepté;
2025-;05/09/2025;05/09/2025;1.130,00;EUR;BE68539007547034;Virement en euros;BE71096123456769;JALLOW AWA;;VIREMENT;Refusé;Solde insuffisant`,
    outgoing: 1,
    unsettled: 1,
  },
  {
    bank: 'Argenta',
    content: `Rekening;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling
BE68 5390 0754 7034;03-09-2025;03-09-2025;B5I03PGZ00000001;Inkomende overschrijving;200,00;EUR;03-09-2025;BE71 0961 2345 6769;Awa Jallow;${REFERENCE}
BE68 5390 0754 7034;04-09-2025;04-09-2025;B5I04PGZ00000002;Uitgaande overschrijving;-500,00;EUR;04-09-2025;BE71 0961 2345 6769;Verhuurder;huur`,
    outgoing: 1,
  },
  {
    bank: 'ING Germany, with words about the account first and two columns of one heading',
    content: `Umsatzanzeige;Datei erstellt am: 06.09.2025 14:11

IBAN;DE00 5001 0517 0000 0000 00
Kontoname;Girokonto
Bank;ING
Kunde;Erika Beispiel
Zeitraum;01.09.2025 - 06.09.2025
Saldo;1.200,00;EUR

Sortierung;Datum absteigend

In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
03.09.2025;03.09.2025;Awa Jallow;Gutschrift;${REFERENCE};1.200,00;EUR;200,00;EUR
02.09.2025;02.09.2025;Vermieter;Dauerauftrag;Miete;1.000,00;EUR;-1.061,25;EUR`,
    outgoing: 1,
  },
  {
    bank: 'ING Germany before 2025',
    content: `Umsatzanzeige;Datei erstellt am: 06.09.2025 14:11
Sortierung;Datum absteigend

Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
03.09.2025;03.09.2025;Awa Jallow;Gutschrift;${REFERENCE};1.200,00;EUR;200,00;EUR`,
  },
  {
    bank: 'KBC',
    content: `Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
BE68539007547034;;TRADEWIND;EUR; 00001;03/09/2025;EUROPESE OVERSCHRIJVING;03/09/2025;200,00;1.200,00;200,00;;BE71096123456769;;JALLOW AWA;;;${REFERENCE}
BE68539007547034;;TRADEWIND;EUR; 00001;03/09/2025;HUUR;03/09/2025;-500,00;1.000,00;;-500,00;;;VERHUURDER;;;september`,
    outgoing: 1,
  },
  {
    bank: 'ING Belgium, Dutch',
    content: `Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht
BE68539007547034;TRADEWIND;BE71096123456769;23;03/09/2025;03/09/2025;200,00;EUR;Europese overschrijving;Van: JALLOW AWA;${REFERENCE}
BE68539007547034;TRADEWIND;;24;04/09/2025;04/09/2025;-151,80;EUR;Betaling Bancontact;VOORBEELDWINKEL;`,
    outgoing: 1,
  },
  {
    bank: 'ING Netherlands',
    content: `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"
"20250903";"A Jallow";"NL00INGB0000000000";"BE71096123456769";"OV";"Bij";"200,00";"Overschrijving";"Omschrijving: ${REFERENCE}";"1200,00";""
"20250904";"Verhuurder";"NL00INGB0000000000";"";"OV";"Af";"500,00";"Overschrijving";"Huur";"700,00";""`,
    outgoing: 1,
  },
  {
    bank: 'Wise',
    content: `"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To"
TRANSFER-1,03-09-2025,200.00,EUR,"Received money from A JALLOW with reference",${REFERENCE},1200.00,,
TRANSFER-2,03-09-2025,200.00,GBP,"Received money from A JALLOW",${REFERENCE},200.00,,
TRANSFER-3,04-09-2025,-12.00,EUR,Fee,,1188.00,,`,
    outgoing: 1,
    otherCurrency: 1,
  },
  {
    bank: 'N26, with an amount that came in other money',
    content: `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2025-09-03,2025-09-03,"Awa Jallow",BE71096123456769,"Credit Transfer","${REFERENCE}","Main Account",200.0,240.00,USD,1.2
2025-09-04,2025-09-04,"Voorbeeldwinkel",,Presentment,,"Main Account",-9.99,9.99,EUR,`,
    outgoing: 1,
  },
  {
    bank: 'N26 before 2024',
    content: `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2025-09-03","Awa Jallow","BE71096123456769","Income","${REFERENCE}","200.0","","",""`,
  },
  {
    bank: 'Rabobank',
    content: `"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
"NL00RABO0000000000","EUR","RABONL2U","000000000000000041","2025-09-03","2025-09-03","+200,00","+1200,00","BE71096123456769","A Jallow","","","","cb","","","","","","${REFERENCE}"," ","","","","",""
"NL00RABO0000000000","EUR","RABONL2U","000000000000000042","2025-09-04","2025-09-04","-12,50","+1187,50","","Voorbeeldwinkel","","","","bc","","","","","","Betaalautomaat"," ","","","","",""`,
    outgoing: 1,
  },
  {
    bank: 'bunq',
    content: `"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2025-09-03","2025-09-03","200.00","NL00BUNQ0000000000","BE71096123456769","A. Jallow","${REFERENCE}"
"2025-09-04","2025-09-04","-12.00","NL00BUNQ0000000000","","Voorbeeldwinkel","koffie"`,
    outgoing: 1,
  },
  {
    bank: 'Sparkasse (CSV-CAMT), with a line that is announced',
    content: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE00500000000000000000";"03.09.25";"03.09.25";"GUTSCHR. UEBERWEISUNG";"${REFERENCE}";"";"";"NOTPROVIDED";"";"";"";"Awa Jallow";"BE71096123456769";"GEBABEBB";"200,00";"EUR";"Umsatz gebucht"
"DE00500000000000000000";"05.09.25";"";"GUTSCHR. UEBERWEISUNG";"${REFERENCE}";"";"";"";"";"";"";"Awa Jallow";"BE71096123456769";"GEBABEBB";"200,00";"EUR";"Umsatz vorgemerkt"
"DE00500000000000000000";"04.09.25";"04.09.25";"DAUERAUFTRAG";"Miete";"";"";"";"";"";"";"Vermieter";"";"";"-850,00";"EUR";"Umsatz gebucht"`,
    outgoing: 1,
    unsettled: 1,
  },
  {
    bank: 'DKB, with a line that is announced',
    content: `"Girokonto";"DE00120300000000000000"
"Kontostand vom 06.09.2025:";"1.200,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"03.09.25";"03.09.25";"Gebucht";"Awa Jallow";"Erika Beispiel";"${REFERENCE}";"Eingang";"BE71096123456769";"200,00 €";"";"";""
"05.09.25";"";"Vorgemerkt";"Awa Jallow";"Erika Beispiel";"${REFERENCE}";"Eingang";"BE71096123456769";"200,00 €";"";"";""
"04.09.25";"04.09.25";"Gebucht";"Erika Beispiel";"Vermieter";"Miete";"Ausgang";"";"-850,00 €";"";"";""`,
    outgoing: 1,
    unsettled: 1,
  },
  {
    bank: 'Revolut, with what is pending and what was reverted',
    content: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TRANSFER,Current,2025-09-03 09:00:00,2025-09-03 09:00:05,Transfer from AWA JALLOW ${REFERENCE},200.00,0.00,EUR,COMPLETED,1200.00
TRANSFER,Current,2025-09-04 10:00:00,,Transfer from AWA JALLOW ${REFERENCE},200.00,0.00,EUR,PENDING,
TRANSFER,Current,2025-09-05 10:00:00,,Transfer from AWA JALLOW ${REFERENCE},200.00,0.00,EUR,REVERTED,
CARD_PAYMENT,Current,2025-09-05 13:10:00,2025-09-06 08:00:00,Example shop,-45.30,0.00,EUR,COMPLETED,1154.70`,
    outgoing: 1,
    unsettled: 2,
  },
]

test.each(samples)(
  'the file of $bank has one transfer, and every other line is counted',
  ({ content, outgoing = 0, unsettled = 0, otherCurrency = 0 }) => {
    const { statement } = readBankFile({ content })
    const lines = statement?.lines ?? []
    const came = lines.filter(({ settled }) => settled)
    expect(came).toMatchObject([{ bookedOn: '2025-09-03', amountCents: 200_00 }])
    expect(came[0]?.text).toContain(REFERENCE)
    const payouts = statement?.payouts ?? []
    expect(payouts.length).toBeLessThanOrEqual(outgoing)
    for (const { amountCents } of payouts) expect(amountCents).toBeGreaterThan(0)
    expect({ ...statement, lines: lines.length - came.length, payouts: null }).toEqual({
      payouts: null,
      lines: unsettled,
      outgoing,
      otherCurrency,
      unreadable: [],
    })
  },
)
