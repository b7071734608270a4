import { rotas } from '../../../domain/base/rotas';
import type { InformacaoViagem } from '../../../domain/wire/viagens/viagens';
import { Alert } from '../../../ui/Alert/Alert';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';

/** Passenger rights in a delay or cancellation. */
export function DireitosAtraso({ informacao: { situacao, direitos } }: { informacao: InformacaoViagem }) {
  if (situacao === 'cancelada') {
    return (
      <Alert kind="danger" title="Esta viagem foi cancelada" announce>
        Você pode remarcar sem custo ou receber tudo de volta em{' '}
        <Link href={rotas.minhasViagens.path}>Minhas viagens</Link>.
      </Alert>
    );
  }
  if (direitos.length === 0) return null;
  return (
    <Stack gap={3}>
      {direitos.map(({ titulo, texto, baseLegal }) => (
        <Alert key={titulo} kind="warning" title={titulo} announce>
          {texto} <small>{baseLegal}.</small>
        </Alert>
      ))}
    </Stack>
  );
}
