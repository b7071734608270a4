import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { Columns } from '../Columns/Columns';
import { Stack } from '../Stack/Stack';
import { ListBar, type ListBarProps } from './ListBar';

export interface FilteredListProps extends Omit<ListBarProps, 'filters'> {
  /** The FilterPanel: a column of its own on a wide window, else one row with the order. */
  filters: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Layout of a list with its filters, its count and its order. */
export function FilteredList({ filters, children, ...bar }: FilteredListProps) {
  const responsive = useResponsive();
  return (
    <Columns shape="filters" gap={5}>
      {!responsive && filters}
      <Stack>
        <ListBar {...bar} filters={responsive && filters} />
        {children}
      </Stack>
    </Columns>
  );
}
