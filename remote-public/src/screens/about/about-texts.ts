import { brand } from '@nivara/shared/contracts/brand';

const { name, address } = brand;

/** The texts of the about page, which a clinic replaces with its own. The people are in directorsData.json. */
export const aboutTexts = {
  description: `Who we are: a physician-founded clinic in ${address.city}, its story, its values, its team and the way it works.`,
  intro: {
    eyebrow: `About ${name}`,
    title: 'A clinic that takes its time',
    lead: `“${name}” means shelter. We built one: a quiet place in a fast city, where medicine, movement and understanding belong together.`,
  },
  founder: {
    /** The entry in directorsData.json. */
    id: 1,
    portrait: 'images/people/asha-demo.svg',
    portraitText: 'Portrait of Dr. Asha Demo',
    title: 'It began with one unanswered question',
    story: [
      'Dr. Asha Demo was the physician on a full hospital ward when a patient’s daughter asked her: “Who here knows everything about my mother?” There were eight good doctors on the case. Nobody could say yes.',
      'In 2014 she opened a practice of two rooms, so that somebody could. Each patient had one physician, each appointment was long enough for a conversation, and every plan was written so that a family could follow it at home.',
      'The rooms have multiplied since. Children’s doctors, a geriatric team, a laboratory and a yoga hall have joined. The rule has stayed.',
    ],
    motto: 'Listen first. Treat the person. Explain everything.',
  },
  team: 'Five people lead the clinic. The names and portraits here are demonstration data.',
};
