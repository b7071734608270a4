/** The requests of a shop to the acquirer, read from the wire. */
export interface AuthenticationAsked {
  orderNumber: string;
  amount: number;
  vaultId: string;
  urlSite3DS: string;
  nonce: string;
  reference: string;
}

export interface PaymentAsked {
  orderNumber: string;
  transactionType: string;
  amount: number;
  installments: number;
  captureType: string;
  vaultId: string;
  /** The security code typed for a kept card; none for others. */
  securityCodeToken?: string;
  code3DS: string;
}
