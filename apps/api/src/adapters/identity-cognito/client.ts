import { createHmac } from 'node:crypto'
import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'

export type PoolSettings = {
  /** For example `eu-west-1_Ab12Cd34E`; the part before the underscore is the region. */
  poolId: string
  clientId: string
  /** Of an app client that has one. */
  clientSecret?: string | undefined
  /** Another address than that of AWS, and the one that its tokens name where that is not the same. */
  endpoint?: string | undefined
  issuer?: string | undefined
}

type Names = { firstName: string; lastName: string }
type Credentials = { email: string; password: string }
/** What AWS gives for a password. Only held while a request is answered. */
export type PoolTokens = { access: string; id: string; refresh: string | undefined }

const attributesOf = ({ firstName, lastName }: Names) => [
  { Name: 'given_name', Value: firstName },
  { Name: 'family_name', Value: lastName },
]

export const regionOf = ({ poolId }: PoolSettings): string => poolId.split('_')[0] ?? ''

/** In milliseconds: a person waits meanwhile. */
const patience = { connectionTimeout: 3_000, requestTimeout: 8_000 }

/** The calls of a user pool that need no credentials of AWS, one function each. */
export const openPool = (settings: PoolSettings) => {
  const { clientId: ClientId, clientSecret, endpoint } = settings
  const client = new CognitoIdentityProviderClient({
    region: regionOf(settings),
    ...(endpoint && { endpoint }),
    maxAttempts: 2,
    requestHandler: patience,
    // None of these calls is signed; without this the SDK looks for credentials on the machine.
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  })

  /** How AWS wants a client with a secret to prove that it has it. */
  const secretHash = (username: string) =>
    clientSecret && createHmac('sha256', clientSecret).update(`${username}${ClientId}`).digest('base64')
  const by = (Username: string) => {
    const SecretHash = secretHash(Username)
    return { ClientId, Username, ...(SecretHash && { SecretHash }) }
  }

  return {
    signUp: ({ email, password, ...names }: Credentials & Names) =>
      client.send(
        new SignUpCommand({
          ...by(email),
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }, ...attributesOf(names)],
        }),
      ),
    confirmSignUp: (email: string, code: string) =>
      client.send(new ConfirmSignUpCommand({ ...by(email), ConfirmationCode: code })),
    resend: (email: string) => client.send(new ResendConfirmationCodeCommand(by(email))),
    /** Undefined when the pool asks for a second step. */
    authenticate: async ({ email, password }: Credentials): Promise<PoolTokens | undefined> => {
      const hash = secretHash(email)
      const { AuthenticationResult: tokens } = await client.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password, ...(hash && { SECRET_HASH: hash }) },
        }),
      )
      const { AccessToken: access, IdToken: id, RefreshToken: refresh } = tokens ?? {}
      return access && id ? { access, id, refresh } : undefined
    },
    revoke: (Token: string) =>
      client.send(
        new RevokeTokenCommand({ Token, ClientId, ...(clientSecret && { ClientSecret: clientSecret }) }),
      ),
    signOutEverywhere: (AccessToken: string) => client.send(new GlobalSignOutCommand({ AccessToken })),
    forgot: (email: string) => client.send(new ForgotPasswordCommand(by(email))),
    reset: ({ email, password, code }: Credentials & { code: string }) =>
      client.send(
        new ConfirmForgotPasswordCommand({ ...by(email), Password: password, ConfirmationCode: code }),
      ),
    changePassword: (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword })),
    rename: (AccessToken: string, names: Names) =>
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: attributesOf(names) })),
    changeEmail: (AccessToken: string, email: string) =>
      client.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value: email }] }),
      ),
    confirmEmail: (AccessToken: string, Code: string) =>
      client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code })),
    remove: (AccessToken: string) => client.send(new DeleteUserCommand({ AccessToken })),
  }
}
