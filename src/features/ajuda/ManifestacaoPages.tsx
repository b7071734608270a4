import { useLocation } from 'react-router-dom';
import { ManifestacaoPage } from './ManifestacaoPage';
import { ProtocoloPage } from './ProtocoloPage';

/** Writing to the company, and following what was written. */
export function ManifestacaoPages() {
  const query = new URLSearchParams(useLocation().search);
  return query.get('canal') === 'protocolo' ? (
    <ProtocoloPage inicial={query.get('numero') ?? ''} />
  ) : (
    <ManifestacaoPage />
  );
}
