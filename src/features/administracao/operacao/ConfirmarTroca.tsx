import { useState } from 'react';
import { judgeTroca, toMudancas, type DadosTroca } from '../../../domain/administracao/trocaOnibus/formularioTroca';
import { textoOcupante } from '../../../domain/administracao/partidas';
import { isPior, type Efeito } from '../../../domain/viagens/trocaOnibus/judgeMudancas';
import {
  DIREITO_CLASSE_INFERIOR,
  explainEfeito,
  resumoMudancas,
} from '../../../domain/viagens/trocaOnibus/textosMudanca';
import type { PartidaOperada, PreviaOnibus } from '../../../domain/wire/administracao/partidas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { MudancasForm } from './MudancasForm';

interface ConfirmarTrocaProps {
  operada: PartidaOperada;
  previa: PreviaOnibus;
  /** Asks for the people of the departure anew. */
  onRefresh: () => void;
}

/** The new seats of a departure's people, and the question before the coach is changed. */
export function ConfirmarTroca({ operada: { partida, versao, onibus }, previa, onRefresh }: ConfirmarTrocaProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('operacaoDoDia');
  const [asked, setAsked] = useState<DadosTroca | null>(null);
  const { efeitos } = judgeTroca(previa, asked?.destinos ?? []);
  const change = ({ destinos, motivo }: DadosTroca) => {
    const reason = motivo.trim();
    emit('PartidaOperada', {
      id: partida.id,
      versao,
      acao: {
        tipo: 'onibus',
        layoutId: previa.onibus.id,
        mudancas: toMudancas(previa, destinos),
        ...(efeitos.some(isPior) && { motivo: reason }),
      },
    });
    setAsked(null);
  };
  return (
    <Stack gap={3}>
      <MudancasForm previa={previa} sending={sending} onSend={setAsked} />
      {erro !== null && (
        <div>
          <Button variant="secondary" onClick={onRefresh}>
            Conferir as poltronas de novo
          </Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          title="Trocar o ônibus desta partida?"
          confirmLabel="Trocar o ônibus"
          onConfirm={() => change(asked)}
          onCancel={() => setAsked(null)}
        >
          <Stack gap={3}>
            <p>{`De ${onibus.nome} para ${previa.onibus.nome}. ${resumoMudancas(efeitos)}`}</p>
            {efeitos.length > 0 && (
              <List gap={1}>
                {efeitos.map((efeito) => (
                  <li key={efeito.id}>{describe(previa, efeito)}</li>
                ))}
              </List>
            )}
            {efeitos.some(isPior) && <p>{DIREITO_CLASSE_INFERIOR}</p>}
            <p>A troca pode ser desfeita: quem mudou volta à sua poltrona, se ela ainda estiver livre.</p>
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function describe({ ocupantes }: PreviaOnibus, efeito: Efeito): string {
  const one = ocupantes.find(({ id }) => id === efeito.id);
  const who = one ? textoOcupante(one) : `Poltrona ${efeito.de}`;
  return `${who}: para a ${efeito.para}, ${explainEfeito(efeito)}`;
}
