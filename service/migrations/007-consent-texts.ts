import type { Kysely } from 'kysely';

interface ConsentText {
  kind: string;
  title: string;
  text: string;
}

const PUBLISHED_AT = '2025-01-01T00:00:00.000Z';

const TEXTS: readonly ConsentText[] = [
  {
    kind: 'treatment',
    title: 'Consent to examination and treatment',
    text: `I agree that the doctors of this clinic and those who work with them examine and treat me.

This covers what an ordinary consultation needs: talking about my health, a physical examination, measurements such as blood pressure and weight, blood and urine samples, and medicines and therapies that the doctor prescribes and explains to me.

It does not cover operations, anaesthesia or other procedures with a risk of their own. Before each of those the doctor explains what is planned, what could go wrong and what else could be done, and asks me again.

No treatment is certain to work. I may ask questions at any time, ask for a second opinion, and refuse any single step without losing the right to be treated otherwise.

In an emergency in which I cannot answer, the doctors do what is needed to protect my life and health.

I may withdraw this consent at any time. What has been done until then stays lawful; from then on the clinic treats me only when I agree anew or in an emergency.`,
  },
  {
    kind: 'data-protection',
    title: 'Consent to keeping my health records',
    text: `I agree that this clinic stores and uses the information about me that it needs to treat me.

It stores what I enter myself (name, date of birth, address, phone, e-mail, medical history, family members and documents that I upload) and what comes from my treatment (appointments, prescriptions, test results, diets, yoga plans and bills).

Only I and the doctors who have or had an appointment with me can read my records. Each time a doctor opens or changes one of them, the clinic notes who it was and when. The clinic does not sell my information, does not use it for advertising and gives it to others only where the law demands it or I ask for it.

I can see and correct my information, get a copy of all of it and delete my account in my account’s settings. Bills are kept without my name after that, because the clinic’s books have to stay complete.

I may withdraw this consent at any time. The clinic then adds nothing to my records beyond what the law obliges it to write down, and may not be able to go on treating me. To have what is stored removed, I delete my account.`,
  },
  {
    kind: 'telemedicine',
    title: 'Consent to consultations by video or phone',
    text: `I agree to talk to the doctors of this clinic by video or phone where that suits my question.

In such a consultation the doctor cannot touch or fully see me. A sign that would be found in the consulting room may be missed. The doctor may therefore ask me to come to the clinic, and may decline to prescribe certain medicines that Indian law allows only after an examination in person.

I make sure that I am who I say I am, that I am in a place where nobody listens whom I do not want to listen, and that I tell the doctor where I am in case help has to be sent. Neither of us records the conversation. The doctor writes notes as in any consultation.

A connection can fail. Then the doctor calls me on the phone number that I have given, or we agree on another time.

Video and phone are not for emergencies. With chest pain, trouble with breathing, heavy bleeding or signs of a stroke I call 112 or go to the nearest hospital.

I may withdraw this consent at any time and be seen in person instead.`,
  },
  {
    kind: 'research',
    title: 'Consent to the anonymous use of my records for research',
    text: `I agree that the clinic uses my records, without anything that names me, to learn how well its treatments work.

Before they are used, my name, address, phone number, e-mail, exact date of birth and all numbers by which I could be found are removed. What remains, such as my age group, findings and the course of a treatment, is put together with that of many others. Results may be published, always about groups and never about one person.

No new examinations are made for this, nobody contacts me because of it, and I am not paid. For any study beyond this the clinic asks me separately.

This is my free choice. My treatment and what I pay are the same whether I agree or not.

I may withdraw this consent at any time. From then on my records are not used any more. What was already put together without names cannot be traced back to me and so cannot be taken out again.`,
  },
];

/** The first version of each text; later ones are published by the clinic. */
export async function consentTexts(database: Kysely<unknown>): Promise<void> {
  await (database as Kysely<{ consent_texts: object }>)
    .insertInto('consent_texts')
    .values(TEXTS.map((text) => ({ ...text, version: 1, published_at: PUBLISHED_AT })))
    .execute();
}
