import { useFormState } from 'react-final-form';
import type { Dia } from '../../domain/data';
import { tipoDocumentoDe } from '../../domain/documentoNumero';
import { AVISO_MENOR } from '../../domain/menor';
import { menoresSozinhos, opcoesDocumento, toCodigoDocumento, type DadosPassageiros } from '../../domain/passageiro';
import { Card } from '../../ui/Card/Card';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { FormDataInput } from '../../ui/form/FormDataInput';
import { FormMaskedTextInput } from '../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { Stack } from '../../ui/Stack/Stack';
import './compra.css';

export interface PassageiroFieldsProps {
  indice: number;
  /** Their seat, or their two seats on a round trip. */
  poltronas: readonly number[];
  diaDaViagem: Dia;
}

const options = opcoesDocumento.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));

/** Who travels on a seat. */
export function PassageiroFields({ indice, poltronas, diaDaViagem }: PassageiroFieldsProps) {
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const at = `passageiros[${indice}]`;
  const tipo = values.passageiros[indice]?.tipoDocumento ?? '';
  const isAlone = menoresSozinhos(values.passageiros, diaDaViagem).includes(indice);
  return (
    <Card title={`Passageiro ${indice + 1} · ${seatText(poltronas)}`}>
      <div className="it-compra__fields">
        <div className="it-compra__wide">
          <FormTextInput
            name={`${at}.nome`}
            label="Nome completo"
            autoComplete={indice === 0 ? 'name' : 'off'}
            required
          />
        </div>
        <FormSelect name={`${at}.tipoDocumento`} label="Tipo de documento" options={options} required />
        <DocumentoField name={`${at}.numeroDocumento`} tipo={tipo} />
        <FormDataInput name={`${at}.dataNascimento`} label="Data de nascimento" required />
        <FormMaskedTextInput name={`${at}.celular`} label="Celular" mask="celular" hint="Para avisos da viagem" />
        {isAlone && (
          <div className="it-compra__wide">
            <Stack gap={2}>
              <p>{AVISO_MENOR}</p>
              <FormCheckbox
                name={`${at}.autorizacaoMenor`}
                label="Vou apresentar a autorização de viagem no embarque"
                required
              />
            </Stack>
          </div>
        )}
      </div>
    </Card>
  );
}

const seatText = (poltronas: readonly number[]): string => {
  const [ida, volta] = poltronas;
  return volta === undefined ? `Poltrona ${ida}` : `Poltronas ${ida} (ida) e ${volta} (volta)`;
};

/** The number's field, masked where its type has a form of its own. */
function DocumentoField({ name, tipo }: { name: string; tipo: string }) {
  const label = 'Número do documento';
  const documento = tipoDocumentoDe(toCodigoDocumento(tipo));
  if (documento === 'cpf') {
    const hint = 'No embarque, leve também um documento com foto';
    return <FormMaskedTextInput key={documento} name={name} label={label} mask="cpf" hint={hint} required />;
  }
  if (documento === 'cnh') return <FormMaskedTextInput key={documento} name={name} label={label} mask="cnh" required />;
  return <FormTextInput key={documento} name={name} label={label} autoComplete="off" maxLength={20} required />;
}
