import { useCallback, useState } from 'react';
import { descreveExcecao, diaComSemana } from '../../../domain/administracao/linhas/palavrasLinha';
import { quando } from '../../../domain/base/quando';
import type { ExcecaoManual, LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { ExcecaoDialog } from './ExcecaoDialog';
import { RemoverExcecaoDialog } from './RemoverExcecaoDialog';

type Aberto = { acao: 'criar' } | { acao: 'remover'; excecao: ExcecaoManual };

/** Single days on which the timetable does not hold: those that staff made, and those of the feed. */
export function ExcecoesDaLinha({ linha }: { linha: LinhaAdministrada }) {
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = useCallback(() => setAberto(null), []);
  const { sending } = useSubmission('quadro');
  const { excecoes, doArquivo, horarios, podeMudar } = linha;
  const canMake = podeMudar && horarios.length > 0;
  return (
    <Card
      title="Exceções"
      aside={
        canMake && (
          <Button variant="secondary" size="small" disabled={sending} onClick={() => setAberto({ acao: 'criar' })}>
            Nova exceção
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {excecoes.length === 0 ? (
          <Text tone="quiet">Nenhuma exceção de hoje em diante.</Text>
        ) : (
          <List lines="between" gap={3} label="Exceções feitas à mão">
            {excecoes.map((excecao) => (
              <li key={excecao.id}>
                <Linha
                  excecao={excecao}
                  podeMudar={podeMudar}
                  onRemove={() => setAberto({ acao: 'remover', excecao })}
                />
              </li>
            ))}
          </List>
        )}
        {doArquivo.length > 0 && <DoArquivo excecoes={doArquivo} />}
      </Stack>
      {aberto?.acao === 'criar' && <ExcecaoDialog linha={linha} onClose={close} />}
      {aberto?.acao === 'remover' && <RemoverExcecaoDialog linha={linha} excecao={aberto.excecao} onClose={close} />}
    </Card>
  );
}

interface LinhaProps {
  excecao: ExcecaoManual;
  podeMudar: boolean;
  onRemove: () => void;
}

function Linha({ excecao, podeMudar, onRemove }: LinhaProps) {
  const { data, horario, motivo, autor, em } = excecao;
  return (
    <ListRow
      name={`${diaComSemana(data)}: ${descreveExcecao(excecao)}`}
      badge={horario === null && <StatusBadge kind="warning">Sem efeito</StatusBadge>}
      about={`${motivo}. Por ${autor}, ${quando(em)}.`}
      action={
        podeMudar && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            Remover <VisuallyHidden>{`a exceção de ${diaComSemana(data)}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

const DoArquivo = ({ excecoes }: { excecoes: LinhaAdministrada['doArquivo'] }) => (
  <div>
    <h3>Do arquivo importado</h3>
    <List gap={1} tone="quiet">
      {excecoes.map(({ data, horario, acao }) => (
        <li key={`${data} ${horario}`}>
          {`${diaComSemana(data)}: ${acao === 'para' ? 'não roda' : 'roda'} o das ${horario}.`}
        </li>
      ))}
    </List>
  </div>
);
