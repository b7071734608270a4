import { nomeDoHorario, rotulosExcecao } from '../../../domain/administracao/linhas/palavrasLinha';
import type { LinhaAdministrada, TipoExcecao } from '../../../domain/wire/administracao/linhas';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';

interface CamposExcecaoProps {
  linha: LinhaAdministrada;
  tipo: TipoExcecao;
}

const tipos = Object.entries(rotulosExcecao).map(([value, label]) => ({ value, label }));

/** The fields of an exception; time and coach only where a coach runs. */
export function CamposExcecao({ linha: { horarios, onibus }, tipo }: CamposExcecaoProps) {
  return (
    <>
      <FormSelect
        name="horarioId"
        label="Horário"
        options={[
          { value: '', label: 'Escolha o horário' },
          ...horarios.map((horario) => ({ value: String(horario.id), label: nomeDoHorario(horario) })),
        ]}
      />
      <FormRadioGroup name="tipo" label="O que muda" options={tipos} />
      <FieldGrid>
        <FormDataInput name="data" label="Dia" required />
        {tipo !== 'para' && (
          <>
            <FormTextInput
              name="hora"
              label="Hora na primeira parada"
              hint={tipo === 'extra' ? 'Como 08:30.' : 'Em branco, a do quadro.'}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              required={tipo === 'extra'}
            />
            <FormSelect
              name="layoutId"
              label="Ônibus"
              options={[
                { value: '', label: 'O do quadro' },
                ...onibus.map(({ id, nome, lugares }) => ({ value: String(id), label: `${nome}, ${lugares} lugares` })),
              ]}
            />
          </>
        )}
      </FieldGrid>
      <FormTextInput
        name="motivo"
        label="Motivo"
        hint="Fica no histórico da empresa. O passageiro não o lê."
        autoComplete="off"
        maxLength={120}
        required
      />
    </>
  );
}
