import { useMemo } from 'react';
import { Prose } from '../../../ui/Prose/Prose';
import { sanitizeContrato } from './sanitizeContrato';

/** Terms as people will read them, sanitized in the same way. */
export function PreviaContrato({ html }: { html: string }) {
  const document = useMemo(() => sanitizeContrato(html), [html]);
  return <Prose document={document} />;
}
