import { useFormState } from 'react-final-form';
import { idadeEm, parseDataBr, type Dia } from '../../../domain/base/data';
import { poltronasPorSentido } from '../../../domain/compra/sentidos/rotulosTrechos';
import { tipoDocumentoDe } from '../../../domain/base/pessoa/documentoNumero';
import { AVISO_DOCUMENTO_CRIANCA, IDADE_CERTIDAO } from '../../../domain/compra/passageiros/crianca';
import { AVISO_MENOR } from '../../../domain/compra/passageiros/menor';
import { menoresSozinhos, type DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { opcoesDocumento, toCodigoDocumento } from '../../../domain/base/pessoa/pessoaRules';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { WideField } from '../../../ui/FieldGrid/WideField';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { BeneficioFields } from './BeneficioFields';
import { CelularParaAvisos } from './CelularParaAvisos';
import { ColoFields } from './ColoFields';
import { EscolherPassageiro } from './EscolherPassageiro';
import { palavrasPoltronas } from '../../../domain/compra/palavrasPoltronas';
import { t, translated } from '../../../words/t';

export interface PassageiroFieldsProps {
  indice: number;
  /** The passenger's seat on each leg. */
  poltronas: readonly number[];
  /** Labels of the legs. */
  rotulos: readonly string[];
  diaDaViagem: Dia;
  /** Statutory gratuities apply to one class only. */
  aceitaBeneficio: boolean;
  /** Server refusals of the chosen gratuity. */
  recusas: readonly string[];
  /** At a counter passengers are not saved. */
  noBalcao?: boolean;
}

const options = () => opcoesDocumento.map(({ valor, rotulo }) => ({ value: valor, label: translated(rotulo) }));

/** Fields of a passenger on a seat. */
export function PassageiroFields(props: PassageiroFieldsProps) {
  const { indice, poltronas, rotulos, diaDaViagem, aceitaBeneficio, recusas, noBalcao = false } = props;
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const at = `passageiros[${indice}]`;
  const { tipoDocumento: tipo = '', dataNascimento = '' } = values.passageiros[indice] ?? {};
  const isAlone = menoresSozinhos(values.passageiros, diaDaViagem).includes(indice);
  return (
    <Card
      title={t('Passageiro {n} · {poltronas}', { n: indice + 1, poltronas: seatText(poltronas, rotulos) })}
      aside={!noBalcao && <EscolherPassageiro indice={indice} />}
    >
      <FieldGrid>
        <WideField>
          <FormTextInput
            name={`${at}.nome`}
            label={t('Nome completo')}
            autoComplete={indice === 0 ? 'name' : 'off'}
            required
          />
        </WideField>
        <FormSelect name={`${at}.tipoDocumento`} label={t('Tipo de documento')} options={options()} required />
        <DocumentoField name={`${at}.numeroDocumento`} tipo={tipo} />
        <FormDataInput
          name={`${at}.dataNascimento`}
          label={t('Data de nascimento')}
          autoComplete={indice === 0 ? 'bday' : 'off'}
          required
        />
        <CelularParaAvisos name={`${at}.celular`} autoComplete={indice === 0 ? 'tel-national' : 'off'} />
        {isAlone && (
          <WideField>
            <Stack gap={2}>
              <p>{translated(AVISO_MENOR)}</p>
              <FormCheckbox
                name={`${at}.autorizacaoMenor`}
                label={t('Vou apresentar a autorização de viagem no embarque')}
                required
              />
            </Stack>
          </WideField>
        )}
        {isChild(dataNascimento, diaDaViagem) && (
          <WideField>
            <p>{translated(AVISO_DOCUMENTO_CRIANCA)}</p>
          </WideField>
        )}
        <WideField>
          <Stack>
            {aceitaBeneficio && <BeneficioFields indice={indice} recusas={recusas} />}
            <ColoFields indice={indice} />
            {!noBalcao && <FormCheckbox name={`${at}.salvar`} label={t('Salvar para a próxima compra')} />}
          </Stack>
        </WideField>
      </FieldGrid>
    </Card>
  );
}

const isChild = (dataNascimento: string, diaDaViagem: Dia): boolean => {
  const dia = parseDataBr(dataNascimento);
  return dia !== null && idadeEm(dia, diaDaViagem) < IDADE_CERTIDAO;
};

const seatText = (poltronas: readonly number[], rotulos: readonly string[]): string =>
  palavrasPoltronas(poltronas.length, poltronasPorSentido(poltronas, rotulos));

/** Document number, masked for types with a fixed format. */
function DocumentoField({ name, tipo }: { name: string; tipo: string }) {
  const label = t('Número do documento');
  const documento = tipoDocumentoDe(toCodigoDocumento(tipo));
  if (documento === 'cpf') {
    const hint = t('No embarque, leve também um documento com foto');
    return <FormMaskedTextInput key={documento} name={name} label={label} mask="cpf" hint={hint} required />;
  }
  if (documento === 'cnh') return <FormMaskedTextInput key={documento} name={name} label={label} mask="cnh" required />;
  return <FormTextInput key={documento} name={name} label={label} autoComplete="off" maxLength={20} required />;
}
