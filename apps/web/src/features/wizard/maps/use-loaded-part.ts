import { useQuery } from '@tanstack/react-query';
import { tryPartAgain } from '#ui/overlay/lazy-part.tsx';

/** Undefined until loaded. After a failure, `retry` loads it again; the page around it stays usable. */
export function useLoadedPart<Part extends object>(name: string, load: () => Promise<Part>) {
  const { data, error, isFetching, refetch } = useQuery<Part, Error>({
    queryKey: ['map-part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The cache would otherwise copy components and classes.
    structuralSharing: false,
  });
  return {
    part: data,
    hasFailed: error !== null && data === undefined,
    isLoading: isFetching,
    retry: () => tryPartAgain(error, () => void refetch()),
  };
}
