import { createContext, useContext } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';

/** The id of the chosen person, whose pages are shown; undefined stands for everybody of the account. */
export const ChosenPersonContext = createContext<string | undefined>(undefined);

export const useChosenPerson = () => useContext(ChosenPersonContext);

/** Chooses another person, or everybody; undefined where there is no choice. */
export const ChoosePersonContext = createContext<((person: string | undefined) => void) | undefined>(
  undefined,
);

export const useChoosePerson = () => useContext(ChoosePersonContext);

/** The first name of the chosen family member; undefined for the account’s holder, and until it is known. */
export const ChosenNameContext = createContext<string | undefined>(undefined);

export const useChosenName = () => useContext(ChosenNameContext);

/** “ of Tara” for the titles of empty lists; empty unless a family member is chosen. */
export function useOfChosen(): string {
  const name = useChosenName();
  return name === undefined ? '' : ` of ${name}`;
}

/** “ for Tara” or “ for you” for the titles of empty lists; empty where everybody’s rows are listed. */
export function useForChosen(): string {
  const name = useChosenName();
  const chosen = useChosenPerson();
  const { user } = useSession();
  if (name !== undefined) return ` for ${name}`;
  return user && chosen === user.TableUserID ? ' for you' : '';
}

/** True for an account without a family, where nobody is chosen because there is only one person. */
export const WithoutFamilyContext = createContext(false);

export const useWithoutFamily = () => useContext(WithoutFamilyContext);
