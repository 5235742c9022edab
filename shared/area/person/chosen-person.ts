import { createContext, useContext } from 'react';

/** The id of the person of the account whose pages are shown; undefined is everybody. */
export const ChosenPersonContext = createContext<string | undefined>(undefined);

export const useChosenPerson = () => useContext(ChosenPersonContext);

/** The first name of the chosen family member; undefined for the account’s holder, and until it is known. */
export const ChosenNameContext = createContext<string | undefined>(undefined);

export const useChosenName = () => useContext(ChosenNameContext);

/** “ of Tara” for the titles of empty lists; empty unless a family member is chosen. */
export function useOfChosen(): string {
  const name = useChosenName();
  return name === undefined ? '' : ` of ${name}`;
}

/** True for an account without a family, where nobody is chosen because there is only one person. */
export const WithoutFamilyContext = createContext(false);

export const useWithoutFamily = () => useContext(WithoutFamilyContext);
