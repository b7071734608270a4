import { quando } from '../../../domain/base/quando';
import { nomesSituacao } from '../../../domain/administracao/catalogo';
import { rotas } from '../../../domain/base/rotas';
import type { ImportacaoResumo } from '../../../domain/wire/administracao/catalogo';
import { Card } from '../../../ui/Card/Card';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { StatusBadge, type StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

const tones: Record<ImportacaoResumo['situacao'], NonNullable<StatusBadgeProps['kind']>> = {
  recebendo: 'neutral',
  conferindo: 'info',
  recusada: 'danger',
  conferida: 'success',
  aplicando: 'info',
  aplicada: 'success',
  ultrapassada: 'warning',
  descartada: 'neutral',
  falhou: 'danger',
};

/** State of an import in a word. */
export const SituacaoImportacao = ({ situacao }: Pick<ImportacaoResumo, 'situacao'>) => (
  <StatusBadge kind={tones[situacao]}>{nomesSituacao[situacao]}</StatusBadge>
);

/** Files that were sent and are not on sale; nothing without any. */
export function Importacoes({ importacoes }: { importacoes: readonly ImportacaoResumo[] }) {
  if (importacoes.length === 0) return null;
  return (
    <Card title="Arquivos enviados">
      <List lines="between" gap={3}>
        {importacoes.map(({ id, nome, situacao, autor, criadaEm }) => (
          <li key={id}>
            <ListRow
              name={nome}
              badge={<SituacaoImportacao situacao={situacao} />}
              about={`${autor}, ${quando(criadaEm)}`}
              action={
                <LinkButton variant="quiet" size="small" href={`${rotas.administracaoCatalogo.path}?importacao=${id}`}>
                  Abrir
                </LinkButton>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
