import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { table } from './table';

/** Names, addresses and numbers are plainly made up. `joined` is in days from today. */
const PERSONAL_DETAILS = table(
  'username joined prefix firstName middleName lastName dob gender maritalStatus bloodGroup height weight languages phone',
  `
  patient         | -181 | Mrs. | Demo     |      | Patient | 1979-08-14 | Female | Married  | B+  | 160 | 78.5 | English  | 90000 00001
  patient2        | -172 | Mr.  | Second   | Demo | Patient | 1962-01-30 | Male   | Widowed  | O+  | 172 | 70   | Marathi  | 90000 00002
  arjun.sample    | -165 | Mr.  | Arjun    |      | Sample  | 1992-03-11 | Male   | Single   | A+  | 178 | 84   | Hindi    | 90000 00003
  lakshmi.example | -160 | Mrs. | Lakshmi  |      | Example | 1957-09-02 | Female | Married  | AB+ | 154 | 61   | Tamil    | 90000 00004
  imran.demo      | -150 | Mr.  | Imran    |      | Demo    | 1974-12-19 | Male   | Married  | O-  | 169 | 91.5 | Telugu   | 90000 00005
  harpreet.sample | -140 | Mrs. | Harpreet |      | Sample  | 1985-05-08 | Female | Married  | B-  | 165 | 66   | Punjabi  | 90000 00006
  meghna.example  | -125 | Miss | Meghna   |      | Example | 1997-02-21 | Female | Single   | A-  | 158 | 53   | Kannada  | 90000 00007
  jignesh.demo    | -110 | Mr.  | Jignesh  |      | Demo    | 1967-11-27 | Male   | Divorced | AB- | 170 | 77   | Gujarati | 90000 00008
`,
);

const ADDRESSES = table(
  'username flatHouse buildingApartment areaStreet landmark city state pinCode',
  `
  patient         | 12   | Example Residency | Sample Road, Baner           | Near the demo park       | Pune      | Maharashtra | 411045
  patient2        | 4    | Sample House      | Example Lane, Gangapur Road  |                          | Nashik    | Maharashtra | 422005
  arjun.sample    | 1203 | Demo Towers       | Example Marg, Andheri East   |                          | Mumbai    | Maharashtra | 400069
  lakshmi.example | 7    | Sample Gardens    | Demo Street, Adyar           | Opposite the library     | Chennai   | Tamil Nadu  | 600020
  imran.demo      | 22   | Example Enclave   | Sample Colony, Banjara Hills |                          | Hyderabad | Telangana   | 500034
  harpreet.sample | 31   | Demo Villas       | Example Nagar                | Behind the sports ground | Ludhiana  | Punjab      | 141001
  meghna.example  | 5B   | Sample Heights    | Demo Cross, Indiranagar      |                          | Bengaluru | Karnataka   | 560038
  jignesh.demo    | 18   | Example Plaza     | Sample Ashram Road           |                          | Ahmedabad | Gujarat     | 380009
`,
);

const HISTORIES = table(
  'username medicalHistory surgeryHistory hospitalizationHistory vaccinationHistory covidHistory',
  `
  patient         | Raised blood sugar; Borderline blood pressure | Appendix removed in 2004 | Birth of a daughter in 2015 | Primary Vaccination Upto 5 yrs; Covid; Influenza; Yellow fever | positive
  patient2        | Osteoarthritis of both knees; Asthma since childhood | Cataract, left eye, 2021 | | Covid; Influenza; Pneumococcal |
  arjun.sample    | Migraine | | | Covid; Hepatitis |
  lakshmi.example | High blood pressure; Osteoporosis | Right knee replaced in 2019 | Pneumonia in 2020 | Covid; Influenza; Pneumococcal | positive
  imran.demo      | Acid reflux; Raised cholesterol | | Dengue fever in 2022 | Covid; Typhoid |
  harpreet.sample | Underactive thyroid | | | Covid; Rubella |
  meghna.example  | Iron deficiency | | | Covid; HPV; Rubella |
  jignesh.demo    | Back pain; High blood pressure | Gall bladder removed in 2016 | | Covid; Influenza |
`,
);

/** Facts in the patients' own words. */
const OWN_WORDS = table(
  'username allergies conditions currentMedicines emergencyName emergencyRelation emergencyPhone',
  `
  patient         | Sulfa medicines: rash | Raised blood sugar | Calcium 500 mg, once a day | Ravi Demo | Husband | 90000 00101
  patient2        | Dust; Penicillin | Asthma; Wear of both knees | Salbutamol inhaler, when needed | Nikhil Sample | Son | 90000 00102
  arjun.sample    | | Migraine | | Rhea Sample | Sister | 90000 00103
  lakshmi.example | Shellfish | High blood pressure; Weak bones | Amlodipine 5 mg; Calcium with vitamin D | Hari Example | Husband | 90000 00104
  imran.demo      | | Acid reflux | Pantoprazole 40 mg, before breakfast | Sana Demo | Wife | 90000 00105
  harpreet.sample | | Underactive thyroid | Levothyroxine 50 mcg | Aman Sample | Husband | 90000 00106
  meghna.example  | Aspirin | Iron deficiency | Ferrous fumarate | Kiran Example | Mother | 90000 00107
  jignesh.demo    | | High blood pressure; Back pain | Telmisartan 40 mg | Hema Demo | Mother | 90000 00108
`,
);

const FAMILIES = table(
  'username firstName middleName lastName dob gender',
  `
  patient         | Ravi    |        | Demo   | 1976-02-29 | Male
  patient         | Tara    |        | Demo   | 2015-11-05 | Female
  patient         | Kamala  | Sample | Demo   | 1951-04-22 | Female
  patient2        | Veer    |        | Sample | 2018-06-17 | Male
  imran.demo      | Sana    |        | Demo   | 1978-07-25 | Female
  harpreet.sample | Jasleen |        | Sample | 2013-01-14 | Female
  harpreet.sample | Gurnoor |        | Sample | 2017-10-03 | Male
  jignesh.demo    | Hema    |        | Demo   | 1942-08-09 | Female
`,
);

const splitCell = (cell = '') => cell.split('; ').filter(Boolean);

const demoAccounts = [DEMO_ACCOUNTS.patient, DEMO_ACCOUNTS.secondPatient];

/** The demo patients in the format of the forms, whose schemas check them. */
export const DEMO_PATIENTS = PERSONAL_DETAILS.map(
  ({ username, joined, height, weight, ...personalDetails }) => {
    const belongs = (row: { username: string }) => row.username === username;
    const { username: _, ...address } = ADDRESSES.find(belongs) ?? { username };
    const history = HISTORIES.find(belongs);
    const own = OWN_WORDS.find(belongs);
    return {
      username,
      name: demoAccounts.find(belongs)?.name ?? `${personalDetails.firstName} ${personalDetails.lastName}`,
      email: demoAccounts.find(belongs)?.email ?? `${username}@example.org`,
      joined: Number(joined),
      personalDetails: { ...personalDetails, height: Number(height), weight: Number(weight) },
      address,
      history: {
        medicalHistory: splitCell(history?.medicalHistory),
        surgeryHistory: splitCell(history?.surgeryHistory),
        hospitalizationHistory: splitCell(history?.hospitalizationHistory),
        vaccinationHistory: splitCell(history?.vaccinationHistory),
        allergies: splitCell(own?.allergies),
        conditions: splitCell(own?.conditions),
        currentMedicines: splitCell(own?.currentMedicines),
        emergencyName: own?.emergencyName ?? '',
        emergencyRelation: own?.emergencyRelation ?? '',
        emergencyPhone: own?.emergencyPhone ?? '',
        ...(history?.covidHistory && { covidHistory: history.covidHistory }),
      },
      family: FAMILIES.filter(belongs).map(({ username: __, ...member }) => member),
    };
  },
);

export type DemoPatient = (typeof DEMO_PATIENTS)[number];
