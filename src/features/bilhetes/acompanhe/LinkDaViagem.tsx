import { useState } from 'react';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import type { AcompanhamentoDoBilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { CopyField } from '../../../ui/CopyField/CopyField';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

interface LinkDaViagemProps {
  bilheteId: string;
  acompanhamento: AcompanhamentoDoBilhete;
}

/** The link by which others follow the trip without an account: opened, handed on, taken back. */
export function LinkDaViagem({ bilheteId, acompanhamento }: LinkDaViagemProps) {
  const emit = useEmit();
  const { sending, erro, valor } = useSubmission('acompanhamento');
  // Of two trips on one day, only the one whose button was pressed says what became of it.
  const [pressed, setPressed] = useState(false);
  const { compartilhado } = acompanhamento;
  const aberto = valor?.bilheteId === bilheteId && compartilhado ? valor : null;
  return (
    <Stack gap={3}>
      {pressed && erro && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
      {aberto && (
        <CopyField
          label={t('Link de acompanhamento')}
          text={`${window.location.origin}${aberto.caminho}`}
          copyLabel={t('Copiar link')}
        />
      )}
      <p>
        {t(
          'Quem tem o link vê só a viagem, sem os seus dados: paradas, horários e situação, até horas depois da chegada.',
        )}
      </p>
      <Inline>
        <Button
          variant="secondary"
          loading={pressed && sending}
          onClick={() => {
            setPressed(true);
            emit('AcompanhamentoCompartilhado', { bilheteId, texto: textoDe(acompanhamento) });
          }}
        >
          {t('Enviar link')}
        </Button>
        {compartilhado && (
          <Button
            variant="quiet"
            disabled={sending}
            onClick={() => {
              setPressed(true);
              emit('AcompanhamentoEncerrado', { bilheteId });
            }}
          >
            {t('Encerrar link')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** Names nobody: the link goes to whoever it is handed on to. */
const textoDe = ({ partida, chegada }: AcompanhamentoDoBilhete): string =>
  t('Acompanhe minha viagem de {origem} para {destino}.', {
    origem: nomeLocalidade(partida.localidade),
    destino: nomeLocalidade(chegada.localidade),
  });
