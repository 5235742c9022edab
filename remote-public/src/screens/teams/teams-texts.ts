import { brand } from '@nivara/shared/contracts/brand';

/** The texts of the team's page, which a clinic replaces with its own. The people are in directorsData.json. */
export const teamsTexts = {
  description: `The doctors and directors of the ${brand.name} clinic in ${brand.address.city}: who they are, what they do, and where they learnt it.`,
  lead: 'You will know everybody here by name, and they will know you. The names and portraits are demonstration data.',
};
