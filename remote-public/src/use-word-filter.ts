import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from '@nivara/shared/app-context/router';

export interface WordFilter {
  query: string;
  topic: string;
  /** Changes when the query comes from anything but the input, such as a link, the back button or `clear`. */
  inputKey: string;
  search: (query: string) => void;
  /** The address of this topic with the same query; without a topic, of all topics. */
  addressOf: (topic?: string) => string;
  clear: () => void;
}

/** The filter is in the URL (`?q=refund&topic=Paying`), so that it can be shared and survives a reload. */
export function useWordFilter(topics: readonly string[] = []): WordFilter {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [inputKey, setInputKey] = useState(key);

  // Only typing replaces the history entry.
  if (navigation !== 'REPLACE' && key !== inputKey) setInputKey(key);

  const query = params.get('q') ?? '';
  const topic = topics.find((name) => name === params.get('topic')) ?? '';
  return {
    query,
    topic,
    inputKey,
    search: (words) => setParams(paramsOf(words, topic), { replace: true }),
    addressOf: (other = '') => `?${new URLSearchParams(paramsOf(query, other)).toString()}`,
    clear: () => setParams({}),
  };
}

const paramsOf = (query: string, topic: string): Record<string, string> => ({
  ...(query && { q: query }),
  ...(topic && { topic }),
});
