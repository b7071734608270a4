import { useMemo } from 'react';
import { textoOcupante } from '../../../domain/administracao/partidas';
import {
  judgeTroca,
  listDestinos,
  listMoveis,
  MOTIVO_TROCA,
  toDadosTroca,
  toMudancas,
  type DadosTroca,
} from '../../../domain/administracao/trocaOnibus/formularioTroca';
import { findNaoVoltam, isPior, type Efeito } from '../../../domain/viagens/trocaOnibus/judgeMudancas';
import { DIREITO_CLASSE_INFERIOR, explainEfeito, textoFaltam } from '../../../domain/viagens/trocaOnibus/textosMudanca';
import type { PreviaOnibus } from '../../../domain/wire/administracao/partidas';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';

interface MudancasFormProps {
  previa: PreviaOnibus;
  sending: boolean;
  onSend: (dados: DadosTroca) => void;
}

const schema = () =>
  import(
    /* webpackChunkName: "esquema-troca-onibus" */ '../../../domain/administracao/trocaOnibus/formularioTrocaSchema'
  ).then((module) => module.trocaSchema);

/** The new seat of each person who cannot keep the old one: proposed, changed at will, and explained as it stands. */
export function MudancasForm({ previa, sending, onSend }: MudancasFormProps) {
  const initial = useMemo(() => toDadosTroca(previa), [previa]);
  const moveis = listMoveis(previa);
  const kept = previa.ocupantes.length - moveis.length;
  const ficam = kept === 1 ? '1 poltrona ocupada fica como está.' : `${kept} poltronas ocupadas ficam como estão.`;
  return (
    <SchemaForm<DadosTroca>
      label="Novas poltronas"
      schema={schema}
      context={previa}
      initialValues={initial}
      sending={sending}
      refusedFocus="summary"
      onSubmit={onSend}
    >
      {(values) => {
        const { efeitos } = judgeTroca(previa, values.destinos);
        return (
          <Stack gap={4}>
            <FormErrorSummary />
            <p role="status">{moveis.length === 0 ? `${ficam} Ninguém muda de poltrona.` : ficam}</p>
            {previa.semLugar.length > 0 && (
              <Alert kind="warning" announce>
                {`${textoFaltam(previa.semLugar.length)} Sem lugar para todos, a troca não é feita.`}
              </Alert>
            )}
            <Destinos previa={previa} efeitos={efeitos} />
            <NaoVoltam previa={previa} destinos={values.destinos} />
            {efeitos.some(isPior) && (
              <>
                <Alert kind="warning">{DIREITO_CLASSE_INFERIOR}</Alert>
                <FormTextInput
                  name="motivo"
                  label="Motivo da troca"
                  hint="Fica no histórico da partida."
                  maxLength={MOTIVO_TROCA.maximo}
                  required
                />
              </>
            )}
            <div>
              <Button type="submit" loading={sending}>
                Trocar o ônibus
              </Button>
            </div>
          </Stack>
        );
      }}
    </SchemaForm>
  );
}

/** A choice of the new seat for each person, with its consequences as they stand. */
function Destinos({ previa, efeitos }: { previa: PreviaOnibus; efeitos: readonly Efeito[] }) {
  const options = listDestinos(previa);
  return (
    <FieldGrid>
      {listMoveis(previa).map((one, i) => {
        const efeito = efeitos.find(({ id }) => id === one.id);
        return (
          <FormSelect
            key={one.id}
            name={`destinos[${i}]`}
            label={textoOcupante(one)}
            placeholder="Escolha a nova poltrona"
            options={options}
            hint={efeito && explainEfeito(efeito)}
          />
        );
      })}
    </FieldGrid>
  );
}

/** Names the people who were moved before and do not get their first seat back. */
function NaoVoltam({ previa, destinos }: { previa: PreviaOnibus; destinos: readonly string[] }) {
  const away = findNaoVoltam(previa.lugares, previa.ocupantes, toMudancas(previa, destinos));
  if (away.length === 0) return null;
  return (
    <Alert kind="info" title="Não voltam à poltrona da compra, que já é de outra pessoa">
      <List gap={1}>
        {away.map((one) => (
          <li key={one.id}>{`${textoOcupante(one)}: comprou a ${one.original}`}</li>
        ))}
      </List>
    </Alert>
  );
}
