import { rotas } from '../../../domain/base/rotas';
import { sayTextoDaLei } from '../../../domain/base/textoDaLei';
import type { InformacaoViagem } from '../../../domain/wire/viagens/viagens';
import { Alert } from '../../../ui/Alert/Alert';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';
import { rich } from '../../../words/rich';

/** Passenger rights in a delay or cancellation. */
export function DireitosAtraso({ informacao: { situacao, direitos } }: { informacao: InformacaoViagem }) {
  if (situacao === 'cancelada') {
    return (
      <Alert kind="danger" title={t('Esta viagem foi cancelada')} announce>
        {rich('Você pode remarcar sem custo ou receber tudo de volta em <a>Minhas viagens</a>.', {
          a: (words) => <Link href={rotas.minhasViagens.path}>{words}</Link>,
        })}
      </Alert>
    );
  }
  if (direitos.length === 0) return null;
  return (
    <Stack gap={3}>
      {direitos.map(({ titulo, texto, baseLegal }) => (
        <Alert key={titulo} kind="warning" title={sayTextoDaLei(titulo)} announce>
          {sayTextoDaLei(texto)} <small>{sayTextoDaLei(baseLegal)}.</small>
        </Alert>
      ))}
    </Stack>
  );
}
