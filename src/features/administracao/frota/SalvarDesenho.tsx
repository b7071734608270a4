import { skipToken } from '@reduxjs/toolkit/query';
import { textoFicam, textoPoltronas, textosDoDesenho } from '../../../domain/administracao/frota/palavrasFrota';
import { textoMantida } from '../../../domain/administracao/linhas/palavrasLinha';
import { readFailureText } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import type { EfeitoOnibus, PlantaDesenhada } from '../../../domain/wire/administracao/frota';
import { useEmit } from '../../../events/useEmit';
import { usePreviaDesenhoQuery } from '../../../store/api/administracao/administracaoFrota';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Link } from '../../../ui/Link/Link';
import { List } from '../../../ui/List/List';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';

interface SalvarDesenhoProps {
  planta: PlantaDesenhada;
  /** The coach whose place the drawing takes; null for a new one. */
  substitui: number | null;
  onClose: () => void;
}

/** Confirmation before a drawing is kept, with its effect on the timetable and on sold departures. */
export function SalvarDesenho({ planta, substitui, onClose }: SalvarDesenhoProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('desenho');
  const { currentData, error, isFetching } = usePreviaDesenhoQuery(
    substitui === null ? skipToken : { id: substitui, planta },
    { refetchOnMountOrArgChange: true },
  );
  const falha = erro ?? (error && !isFetching ? readFailureText(error) : null);
  return (
    <ConfirmDialog
      open
      title={substitui === null ? `Salvar ${planta.nome}?` : 'Salvar o novo desenho?'}
      confirmLabel="Salvar ônibus"
      loading={sending}
      onConfirm={() => emit('OnibusDesenhado', { substitui, planta })}
      onCancel={() => {
        emit('DesenhoDispensado');
        onClose();
      }}
    >
      <Stack gap={3}>
        {substitui === null && <p>{`${planta.nome}, ${textoPoltronas(planta.poltronas.length)}.`}</p>}
        {substitui !== null && isFetching && <Skeleton label="Conferindo as partidas" count={2} />}
        {currentData && !isFetching && <Efeito efeito={currentData} />}
        {falha !== null && (
          <Alert kind="danger" announce>
            {falha}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Departures that are named one by one. */
const A_VISTA = 10;

function Efeito({ efeito }: { efeito: EfeitoOnibus }) {
  const { mantidas, primeiras } = efeito.partidas;
  return (
    <Stack gap={3}>
      <div role="status">
        {textosDoDesenho(efeito).map((texto) => (
          <p key={texto}>{texto}</p>
        ))}
      </div>
      {mantidas > 0 && (
        <Alert kind="warning" title="Há partidas com passageiros">
          <Stack gap={2}>
            <p>{textoFicam(mantidas)}</p>
            <List gap={1}>
              {primeiras.slice(0, A_VISTA).map((partida) => (
                <li key={partida.id}>
                  <Link href={`${rotas.administracaoOperacao.path}?ver=${partida.id}`}>
                    {`${partida.linha}: ${textoMantida(partida)}`}
                  </Link>
                </li>
              ))}
              {mantidas > A_VISTA && <li>{`e mais ${mantidas - A_VISTA}`}</li>}
            </List>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}
