import type { ReactNode } from 'react';

export interface BookTableProps {
  /** Headings of the columns. */
  head: readonly string[];
  /** Cells by row, the first of which names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table on a page of the book; where it is too wide, it scrolls by itself. */
export function BookTable({ head, rows }: BookTableProps) {
  return (
    <div className="it-book-props">
      <table className="it-book-table it-book-table--words">
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
