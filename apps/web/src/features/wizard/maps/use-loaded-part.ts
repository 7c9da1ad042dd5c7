import { useQuery } from '@tanstack/react-query';

/**
 * A part whose code or data comes when it is first shown: undefined until it is there. Where that fails, `retry` asks again; what stands
 * around it stays usable meanwhile.
 */
export function useLoadedPart<Part extends object>(name: string, load: () => Promise<Part>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['map-part', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Components and classes are passed on as they are.
    structuralSharing: false,
  });
  return { part: data, hasFailed: isError && data === undefined, isLoading: isFetching, retry: () => void refetch() };
}
