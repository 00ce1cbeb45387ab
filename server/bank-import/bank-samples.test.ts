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
  {
    bank: 'BNP Paribas Fortis, English, with few lines',
    content: `Sequence number;Execution date;Value date;Amount;Currency of the account;Account number;Type of transaction;Counterparty;Counterparty's name;Message;Details;Status;Reason for refusal
2025-;03/09/2025;03/09/2025;200,00;EUR;BE68539007547034;Transfer in euros;BE71096123456769;JALLOW AWA;${REFERENCE};TRANSFER IN EUROS;Accepted;`,
  },
  {
    bank: 'KBC, English',
    content: `Account number;Heading;Name;Currency;Statement number;Date;Description;Value date;Amount;Balance;credit;debit;counterparty's account number;counterparty BIC;Counterparty name;Counterparty address;Structured reference;Free-form reference
BE68539007547034;;TRADEWIND;EUR;;03/09/2025;EUROPEAN CREDIT TRANSFER;03/09/2025;200,00;1.200,00;200,00;;BE71096123456769;;JALLOW AWA;;;${REFERENCE}
BE68539007547034;;TRADEWIND;EUR;;04/09/2025;RENT;04/09/2025;-500,00;700,00;;-500,00;;;LANDLORD;;;`,
    outgoing: 1,
  },
  {
    bank: 'KBC, French',
    content: `Numéro de compte;Nom de la rubrique;Nom;Devise;Numéro d'extrait;Date;Description;Valeur;Montant;Solde;crédit;débit;numéro de compte contrepartie;BIC contrepartie;Nom contrepartie;Adresse contrepartie;communication structurée;Communication libre
BE68539007547034;;TRADEWIND;EUR;;03/09/2025;VIREMENT EUROPEEN;03/09/2025;200,00;1.200,00;200,00;;BE71096123456769;;JALLOW AWA;;;${REFERENCE}`,
  },
  {
    bank: 'ING Belgium, French',
    content: `Numéro de compte;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message
BE68539007547034;TRADEWIND;BE71096123456769;23;03/09/2025;03/09/2025;200,00;EUR;Virement européen;De: JALLOW AWA;${REFERENCE}
BE68539007547034;TRADEWIND;;24;04/09/2025;04/09/2025;-151,80;EUR;Paiement Bancontact;MAGASIN EXEMPLE;`,
    outgoing: 1,
  },
  {
    bank: 'Belfius, Dutch',
    content: `Boekingsdatum vanaf;01/09/2025
Boekingsdatum tot en met;06/09/2025
Bedrag vanaf;
Rekening;Boekingsdatum;Afschriftnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
BE68 5390 0754 7034;03/09/2025;;;BE71 0961 2345 6769;JALLOW AWA;;;OVERSCHRIJVING VAN;03/09/2025;200,00;EUR;GKCCBEBB;BE;${REFERENCE}
BE68 5390 0754 7034;03/09/2025;;;BE71 0961 2345 6769;JALLOW AWA;;;OVERSCHRIJVING VAN;03/09/2025;200,00;USD;GKCCBEBB;BE;${REFERENCE}
BE68 5390 0754 7034;04/09/2025;;;;AUTRE;;;OVERSCHRIJVING NAAR;04/09/2025;-10,00;EUR;;BE;`,
    outgoing: 1,
    otherCurrency: 1,
  },
  {
    bank: 'ABN AMRO',
    content: `accountNumber;mutationcode;transactiondate;valuedate;startsaldo;endsaldo;amount;description
NL00ABNA0000000000;EUR;20250903;20250903;1000,00;1200,00;200,00;SEPA Overboeking IBAN: BE71096123456769 BIC: GEBABEBB Naam: A JALLOW Omschrijving: ${REFERENCE}
NL00ABNA0000000000;EUR;20250904;20250904;1200,00;1190,00;-10,00;BEA, Betaalpas Voorbeeldwinkel`,
    outgoing: 1,
  },
  {
    bank: 'ABN AMRO, in Dutch',
    content: `Rekeningnummer\tMuntsoort\tTransactiedatum\tRentedatum\tBeginsaldo\tEindsaldo\tTransactiebedrag\tOmschrijving
000000000\tEUR\t20250903\t20250903\t1000,00\t1200,00\t200,00\tSEPA Overboeking Naam: A JALLOW Omschrijving: ${REFERENCE}`,
  },
  {
    bank: 'bunq, in Dutch',
    content: `"Datum";"Rentedatum";"Bedrag";"Rekening";"Tegenrekening";"Naam";"Omschrijving"
"2025-09-03";"2025-09-03";"200,00";"NL00BUNQ0000000000";"BE71096123456769";"A. Jallow";"${REFERENCE}"`,
  },
  {
    bank: 'Revolut, in French',
    content: `Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde
TRANSFER,Actuel,2025-09-02 23:00:00,2025-09-03 09:00:05,Virement de AWA JALLOW ${REFERENCE},200.00,0.00,EUR,TERMINÉ,1200.00
TRANSFER,Actuel,2025-09-02 23:00:00,,Virement de AWA JALLOW ${REFERENCE},200.00,0.00,EUR,EN ATTENTE,1200.00`,
    unsettled: 1,
  },
  {
    bank: 'Revolut, in Dutch',
    content: `Type,Product,Startdatum,Datum voltooid,Beschrijving,Bedrag,Kosten,Valuta,Status,Saldo
TRANSFER,Huidig,2025-09-02 23:00:00,2025-09-03 09:00:05,Overschrijving van AWA JALLOW ${REFERENCE},200.00,0.00,EUR,VOLTOOID,1200.00`,
  },
  {
    bank: 'Revolut, in German',
    content: `Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Saldo
TRANSFER,Aktuell,2025-09-02 23:00:00,2025-09-03 09:00:05,Überweisung von AWA JALLOW ${REFERENCE},200.00,0.00,EUR,ABGESCHLOSSEN,1200.00`,
  },
  {
    bank: 'Revolut Business',
    content: `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,Beneficiary account number,Beneficiary IBAN,Beneficiary BIC
2025-09-02,2025-09-03,6f1a-1,TOPUP,COMPLETED,Money added from AWA JALLOW,${REFERENCE},Awa Jallow,,EUR,200.00,EUR,200.00,200.00,,0.00,EUR,1200.00,EUR Main,,,`,
  },
  {
    bank: 'Wise, its transaction history',
    content: `ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note
TRANSFER-1,COMPLETED,IN,"2025-09-02 23:10:00","2025-09-03 08:00:00",0.00,EUR,,,"Awa Jallow",200.00,EUR,Tradewind,200.00,EUR,1.0,${REFERENCE},,,,
TRANSFER-2,COMPLETED,IN,"2025-09-02 23:10:00","2025-09-03 08:00:00",0.00,USD,,,"Awa Jallow",200.00,USD,Tradewind,200.00,USD,1.0,${REFERENCE},,,,
TRANSFER-3,COMPLETED,OUT,"2025-09-03 09:00:00","2025-09-03 09:00:10",0.40,EUR,,,Tradewind,100.00,EUR,Verhuurder,100.00,EUR,1.0,huur,,,,
TRANSFER-4,CANCELLED,IN,"2025-09-03 09:00:00",,0.00,EUR,,,"Awa Jallow",200.00,EUR,Tradewind,200.00,EUR,1.0,${REFERENCE},,,,
BALANCE-5,COMPLETED,NEUTRAL,"2025-09-03 09:00:00","2025-09-03 09:00:10",0.40,USD,,,Tradewind,100.00,USD,Tradewind,90.00,EUR,0.9,,,,,`,
    outgoing: 2,
    unsettled: 1,
    otherCurrency: 1,
  },
  {
    bank: 'N26, in German',
    content: `"Buchungsdatum","Wertstellungsdatum","Partnername","Partner-IBAN","Typ","Verwendungszweck","Kontoname","Betrag (EUR)","Originalbetrag","Originalwährung","Wechselkurs"
"2025-09-03","2025-09-03","Awa Jallow","BE71096123456769","Gutschrift","${REFERENCE}","Hauptkonto","200.0","","",""`,
  },
  {
    bank: 'N26, in French',
    content: `"Date","Bénéficiaire","Numéro de compte","Type de transaction","Référence de paiement","Montant (EUR)","Montant (Devise étrangère)","Sélectionnez la devise étrangère","Taux de conversion"
"2025-09-03","Awa Jallow","BE71096123456769","Revenu","${REFERENCE}","200.0","240.0","USD","1.2"`,
  },
  {
    bank: 'Crédit Agricole, with words about the account first',
    content: `Téléchargement du 06/09/2025;

Compte Courant n° 00000000000;
Solde au 06/09/2025 1 200,00 €;
Liste des opérations du compte entre le 01/09/2025 et le 06/09/2025;

Date;Libellé;Débit euros;Crédit euros;
03/09/2025;"VIREMENT EN VOTRE FAVEUR
DE AWA JALLOW
${REFERENCE}";;200,00;
04/09/2025;"PAIEMENT PAR CARTE MAGASIN";12,50;;`,
    outgoing: 1,
  },
  {
    bank: 'Crédit Mutuel',
    content: `Date;Date de valeur;Débit;Crédit;Libellé;Solde
03/09/2025;03/09/2025;;200,00;VIR AWA JALLOW ${REFERENCE};1200,00
04/09/2025;04/09/2025;-12,50;;PAIEMENT CB;1187,50`,
    outgoing: 1,
  },
  {
    bank: 'Deutsche Bank',
    content: `Umsätze Girokonto;;;
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
3.9.2025;3.9.2025;SEPA Überweisung;Awa Jallow;${REFERENCE};BE71096123456769;GEBABEBB;;;;;200,00;;;;;200,00;EUR
4.9.2025;4.9.2025;Lastschrift;Vermieter;Miete;;;;;;;-850,00;;;;-850,00;;EUR`,
    outgoing: 1,
  },
  {
    bank: 'a Volksbank',
    content: `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Girokonto;DE00500000000000000000;GENODEF0;Volksbank;03.09.2025;03.09.2025;Awa Jallow;BE71096123456769;GEBABEBB;Überweisungsgutschr.;${REFERENCE};200,00;EUR;1200,00;;;;`,
  },
  {
    bank: 'comdirect',
    content: `"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"03.09.2025";"03.09.2025";"Übertrag / Überweisung";"Auftraggeber: AWA JALLOW Buchungstext: ${REFERENCE}";"200,00";`,
  },
  {
    bank: 'Argenta, in French',
    content: `Compte;Date comptable;Date valeur;Référence;Description;Montant;Devise;Date de l'opération;Compte contrepartie;Nom contrepartie;Communication
BE68 5390 0754 7034;03-09-2025;03-09-2025;B5I03PGZ00000001;Virement entrant;200,00;EUR;03-09-2025;BE71 0961 2345 6769;Awa Jallow;${REFERENCE}`,
  },
  {
    bank: 'Rabobank, in English',
    content: `"IBAN/BBAN","Currency","BIC","Sequence no","Date","Interest date","Amount","Balance after trn","Counterparty IBAN/BBAN","Counterparty name","Ultimate party name","Initiating party name","Counterparty BIC","Code","Batch ID","Transaction reference","Mandate reference","Creditor ID","Payment reference","Description-1","Description-2","Description-3","Reason for return","Original amount","Original currency","Exchange rate"
"NL00RABO0000000000","EUR","RABONL2U","41","2025-09-03","2025-09-03","+200,00","+1200,00","BE71096123456769","A Jallow","","","","cb","","","","","","${REFERENCE}"," ","","","","",""`,
  },
  {
    bank: 'ING Netherlands, in English',
    content: `"Date";"Name / Description";"Account";"Counterparty";"Code";"Debit/credit";"Amount (EUR)";"Transaction type";"Notifications";"Resulting balance";"Tag"
"20250903";"A Jallow";"NL00INGB0000000000";"BE71096123456769";"OV";"Credit";"200,00";"Transfer";"Description: ${REFERENCE}";"1200,00";""
"20250904";"Landlord";"NL00INGB0000000000";"";"OV";"Debit";"500,00";"Transfer";"Rent";"700,00";""`,
    outgoing: 1,
  },
  {
    bank: 'an American account with the month first',
    content: `Date,Description,Amount
09/03/2025,"JALLOW AWA ${REFERENCE}",200.00
09/25/2025,Rent,-500.00`,
    outgoing: 1,
  },
  {
    bank: 'a bank with months in words',
    content: `Booking date;Amount;Currency;Payer;Message
03-Sep-2025;200.00;EUR;Awa Jallow;${REFERENCE}`,
  },
]

test.each(samples)(
  'the file of $bank has one transfer, and every other line is counted',
  ({ content, outgoing = 0, unsettled = 0, otherCurrency = 0 }) => {
    const { statement } = readBankFile({ content })
    const lines = statement?.lines ?? []
    const came = lines.filter(({ settled, currency }) => settled && currency === 'EUR')
    expect(came).toMatchObject([{ bookedOn: '2025-09-03', amountCents: 200_00 }])
    expect(came[0]?.text).toContain(REFERENCE)
    const payouts = statement?.payouts ?? []
    expect(payouts.length).toBeLessThanOrEqual(outgoing)
    for (const { amountCents } of payouts) expect(amountCents).toBeGreaterThan(0)
    expect(came[0]?.text).toMatch(/jallow/i)
    expect(came[0]?.text, 'never her own account first').not.toMatch(/^(BE68|NL00|DE00)/)
    expect(came[0]?.text, 'no fee').not.toMatch(/ · 0[.,]00/)
    expect({
      unsettled: lines.filter(({ settled }) => !settled).length,
      otherCurrency: lines.filter(({ settled, currency }) => settled && currency !== 'EUR').length,
      outgoing: statement?.outgoing,
      unreadable: statement?.unreadable,
    }).toEqual({ unsettled, otherCurrency, outgoing, unreadable: [] })
  },
)
