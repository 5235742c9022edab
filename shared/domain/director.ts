import { array, number, object, string } from 'yup';

export interface MedicalEducation {
  Degree: string;
  University: string;
  Institution: string;
  Year: string;
}

export interface Learning {
  aashram: string;
  desc: string;
}

export interface WorkExperience {
  Years: string;
  Organization: string;
  Position: string;
  Description: string;
  lists: string[];
  subList: string[];
}

export interface DirectorProfile {
  Medical_Education: MedicalEducation[];
  /** Experience, one bullet for each entry. */
  exploration: string[];
  /** Spiritual and yoga education. */
  learnings: Learning[];
  technology: { frontEnd: string[]; backEnd: string[]; database: string[]; ai: string[] };
  workExperience: WorkExperience[];
  ResearchFocus: string[];
  Scopes: string[];
  motto: string;
}

/** An entry of the directors' list. `imgSrc` is relative to the remote that publishes it. */
export interface Director {
  id: number;
  imgSrc: string;
  name: string;
  title: string;
  info: string[];
  url: string;
  languages?: string[];
  /** The number at the medical council; undefined for a director who is not a doctor. */
  registration?: string;
  Profile?: DirectorProfile;
}

/** The founder's entry has a full profile. */
export const FOUNDER_ID = 1;

const text = string().trim().min(1).required();
const texts = array(text).min(1).required();
const profile = object({
  Medical_Education: array(object({ Degree: text, University: text, Institution: text, Year: text }))
    .min(1)
    .required(),
  exploration: texts,
  learnings: array(object({ aashram: text, desc: text }))
    .min(1)
    .required(),
  technology: object({ frontEnd: texts, backEnd: texts, database: texts, ai: texts }).required(),
  workExperience: array(
    object({
      Years: text,
      Organization: text,
      Position: text,
      Description: text,
      lists: array(text).required(),
      subList: array(text).required(),
    }),
  )
    .min(1)
    .required(),
  ResearchFocus: texts,
  Scopes: texts,
  motto: text,
});

export const directorListSchema = array(
  object({
    id: number().integer().positive().required(),
    imgSrc: text,
    name: text,
    title: text,
    info: texts,
    url: string()
      .matches(/^\/[^/]/)
      .required(),
    languages: array(text),
    registration: string().trim().min(1),
    Profile: profile.default(undefined).when('id', { is: FOUNDER_ID, then: (founder) => founder.required() }),
  })
    .noUnknown()
    .strict(),
).required();
