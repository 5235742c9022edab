import { array, object, string } from 'yup';
import { iconName } from './icon-name';

export interface IconText {
  icon: string;
  text: string;
}

export interface CourseAudience {
  category: string;
  text: string;
}

export interface CurriculumPart {
  title: string;
  subtitle: string;
  topics: string[];
}

export interface CourseContact {
  phone?: string;
  email?: string;
  address?: string;
  social: { twitter?: string; instagram?: string; facebook?: string };
}

/** An entry of the course catalogue. `imageSrc` and the icons are relative to the remote that publishes it. */
export interface Course {
  url: string;
  heading: string;
  title: string;
  intro: string;
  imageSrc: string;
  ctaButtons: string[];
  whyJoin: IconText[];
  whoShouldJoin: CourseAudience[];
  opportunities: IconText[];
  curriculum: CurriculumPart[];
  contact: CourseContact;
}

const text = string().trim().min(1).required();
const iconText = object({ icon: iconName, text }).noUnknown().strict();
const link = string().url();
/** The schema of a published catalogue. */
export const courseCatalogueSchema = array(
  object({
    url: string()
      .matches(/^\/courses\/[a-z0-9-]+$/)
      .required(),
    heading: text,
    title: text,
    intro: text,
    imageSrc: text,
    ctaButtons: array(text).min(1).required(),
    whyJoin: array(iconText).min(1).required(),
    whoShouldJoin: array(object({ category: text, text }).noUnknown().strict())
      .min(1)
      .required(),
    opportunities: array(iconText).min(1).required(),
    curriculum: array(
      object({ title: text, subtitle: text, topics: array(text).min(1).required() })
        .noUnknown()
        .strict(),
    )
      .min(1)
      .required(),
    contact: object({
      phone: string(),
      email: string().email(),
      address: string(),
      social: object({ twitter: link, instagram: link, facebook: link }).noUnknown().strict(),
    })
      .noUnknown()
      .strict(),
  })
    .noUnknown()
    .strict(),
).required();
