import { camposDia } from '../../../domain/administracao/tarifas/formularioRegra';
import { diasDaSemana, rotulosEtapa, rotulosMedida } from '../../../domain/administracao/tarifas/palavrasTarifa';
import { codigoDeClasse, type Classe } from '../../../domain/viagens/classe';
import { etapasTarifa, medidasTarifa } from '../../../domain/viagens/tarifas/regraTarifa';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FieldGroup } from '../../../ui/FieldGrid/FieldGroup';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Grid } from '../../../ui/Grid/Grid';
import type { CampoLugar } from './campoLugar';

const etapas = etapasTarifa.map((value) => ({ value, label: rotulosEtapa[value] }));
const medidas = medidasTarifa.map((value) => ({ value, label: rotulosMedida[value] }));
const classes = [
  { value: '', label: 'Todas' },
  ...(Object.keys(codigoDeClasse) as Classe[]).map((value) => ({ value, label: rotulosClasse[value] })),
];

/** The fields of a rule: its effect, where it applies, and when. */
export function CamposRegra({ Lugar }: { Lugar: CampoLugar }) {
  return (
    <>
      <FormTextInput name="nome" label="Nome" hint="O passageiro o lê: Fim de semana." maxLength={60} required />
      <FieldGrid>
        <FormSelect name="etapa" label="Tipo" options={etapas} />
        <FormSelect name="medida" label="Medida" options={medidas} />
        <FormTextInput
          name="valor"
          label="Valor"
          hint="Negativo reduz: -10 ou 12,50."
          maxLength={12}
          autoComplete="off"
          required
        />
        <FormTextInput name="cota" label="Poltronas promocionais por viagem" inputMode="numeric" maxLength={2} />
      </FieldGrid>
      <FieldGroup legend="Onde vale">
        <FieldGrid>
          <Lugar name="origem" label="Embarque" />
          <Lugar name="destino" label="Desembarque" />
          <FormTextInput name="linha" label="Prefixo da linha" maxLength={40} autoComplete="off" />
          <FormSelect name="classe" label="Classe" options={classes} />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup legend="Dias de viagem">
        <FieldGrid>
          <FormDataInput name="vigenteDe" label="Primeiro dia" required />
          <FormDataInput name="vigenteAte" label="Último dia" />
        </FieldGrid>
        <Grid min={9.5} gap={3} rowGap={0}>
          {camposDia.map((campo, dia) => (
            <FormCheckbox key={campo} name={campo} label={diasDaSemana[dia]} />
          ))}
        </Grid>
        <FormTextArea
          name="periodos"
          label="Só nestes períodos"
          hint="Um por linha: 24/12/2026 a 26/12/2026. Em branco, todos os dias."
        />
      </FieldGroup>
      <FieldGroup legend="Momento da venda">
        <FieldGrid>
          <FormTextInput name="antecedenciaMin" label="Dias antes, no mínimo" inputMode="numeric" maxLength={3} />
          <FormTextInput name="antecedenciaMax" label="Dias antes, no máximo" inputMode="numeric" maxLength={3} />
          <FormTextInput name="ocupacaoMin" label="Ocupação mínima (%)" inputMode="numeric" maxLength={3} />
          <FormTextInput name="ocupacaoMax" label="Ocupação máxima (%)" inputMode="numeric" maxLength={3} />
        </FieldGrid>
      </FieldGroup>
      <FormTextArea name="observacao" label="Observação da empresa" hint="O passageiro não a lê." maxLength={300} />
    </>
  );
}
