import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from '@nivara/shared/app-context/router';

export interface FaqFilter {
  query: string;
  topic: string;
  /** Changes when the query comes from a link or the back button, not from the input. */
  origin: string;
  search: (query: string) => void;
  /** The address of this topic with the same query; without a topic, of all topics. */
  addressOf: (topic?: string) => string;
  clear: () => void;
}

/** The filter is in the URL (`?q=refund&topic=Paying`), so that it can be shared and survives a reload. */
export function useFaqFilter(topics: readonly string[]): FaqFilter {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [origin, setOrigin] = useState(key);

  // Typing replaces the address; links and the back button navigate otherwise.
  if (navigation !== 'REPLACE' && key !== origin) setOrigin(key);

  const query = params.get('q') ?? '';
  const topic = topics.find((name) => name === params.get('topic')) ?? '';
  return {
    query,
    topic,
    origin,
    search: (words) => setParams(wanted(words, topic), { replace: true }),
    addressOf: (other = '') => `?${new URLSearchParams(wanted(query, other)).toString()}`,
    clear: () => setParams({}),
  };
}

const wanted = (query: string, topic: string): Record<string, string> => ({
  ...(query && { q: query }),
  ...(topic && { topic }),
});
