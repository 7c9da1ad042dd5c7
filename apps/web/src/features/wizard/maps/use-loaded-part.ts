import { useQuery } from '@tanstack/react-query';

/** Undefined until loaded. After a failure, `retry` loads it again; the page around it stays usable. */
export function useLoadedPart<Part extends object>(name: string, load: () => Promise<Part>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['map-part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The cache would otherwise copy components and classes.
    structuralSharing: false,
  });
  return { part: data, hasFailed: isError && data === undefined, isLoading: isFetching, retry: () => void refetch() };
}
